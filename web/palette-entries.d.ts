/** All entries of the command palette, made by scripts/palette-plugin.ts. */
declare module "virtual:palette-entries" {
  const entries: import("#domain/palette/palette.ts").PackedEntry[];
  export default entries;
}
