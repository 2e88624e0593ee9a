/** Pages of one thing each, which no site map lists: the sample site has the first of each. */
const OF_ONE_THING = ['/?hall=2', '/?provider=1', '/discount/1', '/news/1', '/faq/1', '/sponsor/1'] as const;

/** @returns the addresses of every public page of a site in its first language: those of its site map, and one of each with an id */
export async function publicPages(site: string): Promise<readonly string[]> {
  const answer = await fetch(new URL('/sitemap.xml', site));
  if (!answer.ok) throw new Error(`no site map: ${answer.status}`);
  return [...new Set([...pathsIn(await answer.text()), ...OF_ONE_THING])];
}

/** @returns the paths of a site map without their language, each once */
export function pathsIn(siteMap: string): readonly string[] {
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const paths = addresses.map((address) =>
    new URL(address).pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, ''),
  );
  return [...new Set(paths.map((path) => path || '/'))];
}
