/**
 * Returns the page of an area that an address names: `/user/Info` and `/user?page=Info` are aliases, and the query wins
 * (readings: "agent pages"). Without a name it is the first one; `undefined` for a page that does not exist.
 */
export function pageNamed<Page extends { readonly name: string }>(
  pages: readonly [Page, ...Page[]],
  inPath: string | undefined,
  inQuery: string | null,
): Page['name'] | undefined {
  const wanted = inQuery ?? inPath;
  if (wanted === undefined) return pages[0].name;
  return pages.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.name;
}
