/** What scripts/palette-plugin.ts makes: everything that the command palette finds. */
declare module "virtual:palette-entries" {
  const entries: import("#domain/palette/palette.ts").PackedEntry[];
  export default entries;
}
