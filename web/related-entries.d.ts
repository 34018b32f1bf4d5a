/** What scripts/related-plugin.ts makes: which entries stand in another directory too. */
declare module "virtual:related-entries" {
  const related: import("#domain/directory/related.ts").RelatedEntries;
  export default related;
}
