/** Pages of one thing each, which no site map lists: the sample site has the first of each. */
const OF_ONE_THING = ['/?hall=2', '/?provider=1'] as const;
/** Lists whose items have pages. */
const LISTS = ['/discount', '/news', '/faq', '/sponsor'] as const;

/** @returns the addresses of every public page of a site in its first language: those of its site map, and one of each with an id */
export async function publicPages(site: string): Promise<readonly string[]> {
  const items = await Promise.all(
    LISTS.map(async (path) => firstItemIn(await textAt(new URL(path, site)), path)),
  );
  return [...new Set([...pathsIn(await textAt(new URL('/sitemap.xml', site))), ...OF_ONE_THING, ...items])];
}

async function textAt(address: URL): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
  return answer.text();
}

/** @returns the path of the first item that a list's page links to. @throws Error where there is none */
export function firstItemIn(page: string, list: string): string {
  const link = new RegExp(`href="(?:/[a-z]{2}-[A-Z]{2})?(${list}/\\d+)"`).exec(page)?.[1];
  if (link === undefined) throw new Error(`${list} links to no page of its own`);
  return link;
}

/** @returns the paths of a site map without their language, each once */
export function pathsIn(siteMap: string): readonly string[] {
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const paths = addresses.map((address) =>
    new URL(address).pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, ''),
  );
  return [...new Set(paths.map((path) => path || '/'))];
}
