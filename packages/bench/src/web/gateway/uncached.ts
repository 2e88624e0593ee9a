import { LOCALE_CODES, localisePath } from '@tessera/domain';
import { cpuSeconds } from './load.ts';
import { visitorHeaders, type DeviceName } from './visitor.ts';

/**
 * What a page costs a gateway that has just been started: the home page in each language, asked for once, so that no
 * cache can have it, whatever it is keyed by. The same pages for the other device come first and warm up the code.
 * @returns ms of CPU per page, of the whole process
 */
export async function measureUncached(site: string): Promise<number> {
  await askInEachLanguage(site, 'desktop');
  const own = await cpuOf(site, () => Promise.resolve());
  const all = await cpuOf(site, () => askInEachLanguage(site, 'phone'));
  return (Math.max(0, all - own) * 1_000) / LOCALE_CODES.length;
}

async function askInEachLanguage(site: string, device: DeviceName): Promise<void> {
  for (const code of LOCALE_CODES) {
    const url = new URL(localisePath(code, '/'), site);
    const answer = await fetch(url, { headers: visitorHeaders(device), redirect: 'error' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url.href} answered ${answer.status}`);
  }
}

/** The CPU time of the gateway while something is done, with one reading of its metrics in it. */
async function cpuOf(site: string, done: () => Promise<void>): Promise<number> {
  const before = await cpuSeconds(site);
  await done();
  return (await cpuSeconds(site)) - before;
}
