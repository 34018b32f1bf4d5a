/** The entries that are in several directories. scripts/related-plugin.ts makes this module. */
declare module "virtual:related-entries" {
  const related: import("#domain/directory/related.ts").RelatedEntries;
  export default related;
}
