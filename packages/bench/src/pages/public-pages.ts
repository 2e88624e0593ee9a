import type { Browser } from '@playwright/test';

/** Pages of one thing each, which no site map lists: the sample site has the first of each. */
const OF_ONE_THING = ['/?hall=2', '/?provider=1'] as const;
/** Lists whose items have pages. */
const LISTS = ['/discount', '/news', '/faq', '/sponsor'] as const;

/** @returns the addresses of every public page of a site in its first language: those of its site map, and one of each with an id */
export async function publicPages(browser: Browser, site: string): Promise<readonly string[]> {
  const answer = await fetch(new URL('/sitemap.xml', site));
  if (!answer.ok) throw new Error(`no site map: ${answer.status}`);
  const items: string[] = [];
  for (const list of LISTS) items.push(await firstItemOf(browser, site, list));
  return [...new Set([...pathsIn(await answer.text()), ...OF_ONE_THING, ...items])];
}

async function firstItemOf(browser: Browser, site: string, list: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(`${site}${list}`);
    const link = page.locator(`main a[href*="${list}/"]`).first();
    return new URL((await link.getAttribute('href')) ?? list, site).pathname;
  } finally {
    await page.close();
  }
}

/** @returns the paths of a site map without their language, each once */
export function pathsIn(siteMap: string): readonly string[] {
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const paths = addresses.map((address) =>
    new URL(address).pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, ''),
  );
  return [...new Set(paths.map((path) => path || '/'))];
}
