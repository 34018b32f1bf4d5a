/** The entries that are in several directories, made by scripts/related-plugin.ts. */
declare module "virtual:related-entries" {
  const related: import("#domain/directory/related.ts").RelatedEntries;
  export default related;
}
