/** All entries of the command palette. scripts/palette-plugin.ts makes this module. */
declare module "virtual:palette-entries" {
  const entries: import("#domain/palette/palette.ts").PackedEntry[];
  export default entries;
}
