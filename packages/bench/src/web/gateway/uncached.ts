import { LOCALE_CODES, localisePath } from '@tessera/domain';
import { serverCounts, type ServerCounts } from './counts.ts';
import { visitorHeaders, type DeviceName } from './visitor.ts';

export interface Uncached {
  /** Of the whole process, the rendering thread included. */
  readonly cpuMsPerPage: number;
  readonly pages: number;
  /** How many of them went out with their first screen; the others were late and left to the browser. */
  readonly rendered: number;
}

/**
 * What a page costs a gateway that has just been started: the home page in each language, asked for once, so that no
 * cache can have it, whatever it is keyed by. The same pages for the other device come first and warm up the code.
 */
export async function measureUncached(site: string): Promise<Uncached> {
  await askInEachLanguage(site, 'desktop');
  const own = await spent(site, () => Promise.resolve());
  const all = await spent(site, () => askInEachLanguage(site, 'phone'));
  return {
    cpuMsPerPage: (Math.max(0, all.cpuSeconds - own.cpuSeconds) * 1_000) / LOCALE_CODES.length,
    pages: LOCALE_CODES.length,
    rendered: all.rendered,
  };
}

async function askInEachLanguage(site: string, device: DeviceName): Promise<void> {
  for (const code of LOCALE_CODES) {
    const url = new URL(localisePath(code, '/'), site);
    const answer = await fetch(url, { headers: visitorHeaders(device), redirect: 'error' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url.href} answered ${answer.status}`);
  }
}

/** What the gateway used while something was done, one reading of its metrics included. */
async function spent(site: string, done: () => Promise<void>): Promise<ServerCounts> {
  const before = await serverCounts(site);
  await done();
  const after = await serverCounts(site);
  return {
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    rendered: after.rendered - before.rendered,
  };
}
