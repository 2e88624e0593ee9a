import { callUrl, faqDetail, INITIAL_DATA_ID, initialData } from '@tessera/wire';
import * as v from 'valibot';
import { startGateway, type Gateway } from '../index.ts';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { expectWithin } from '../testing/proof.ts';
import { SITE } from '../testing/site.ts';
import { until } from '../testing/until.ts';

/** Within this, an operator's change is in every new page: `npm run prove` checks it. */
const AT_ONCE_MS = 2_000;

let site: TestSite;
let second: Gateway;
beforeAll(async () => {
  site = await startSite();
  const { dataDir, platform } = site;
  const settings = { port: 0, host: '127.0.0.1', dataDir, platformUrls: [platform.url] };
  second = await startGateway({ ...settings, logLevel: 'silent' });
});
afterAll(async () => {
  await second.close();
  await site.close();
});

const both = () => [site.url, second.url.replace('localhost', '127.0.0.1')];
const page = async (url: string, path: string) => (await fetch(url + path)).text();
function templateIn(html: string): string {
  const data = new RegExp(`id="${INITIAL_DATA_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '';
  return v.parse(initialData, JSON.parse(data)).site.template;
}
const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';

/** Waits until every gateway shows a change. */
async function expectShown(path: string, isShown: (html: string) => boolean): Promise<void> {
  const took = await Promise.all(both().map((url) => until(async () => isShown(await page(url, path)))));
  expectWithin(Math.max(...took), AT_ONCE_MS);
}

function changed(change: () => void): void {
  change();
  site.platform.siteVersion = String(Number(site.platform.siteVersion) + 1);
}

test('a changed setting replaces the kept pages of every gateway', async () => {
  // Asked for three times, a page is kept, packed and fresh.
  for (const url of [...both(), ...both(), ...both()])
    expect(templateIn(await page(url, '/'))).toBe('site02');
  changed(() => (site.platform.site = { ...SITE, template: 'apsport' }));
  await expectShown('/', (html) => templateIn(html) === 'apsport');
});

test('changed content replaces the kept pages of every gateway', async () => {
  let title = 'Before';
  const topic = () => ({ id: 42, title, content: '<p>Daily.</p>', updated_at: '2026-03-01T02:30:00Z' });
  site.platform.answers[callUrl(faqDetail)] = () => ({ code: '100', message: '', data: { topic: topic() } });
  for (const url of [...both(), ...both(), ...both()])
    expect(titleIn(await page(url, '/faq/42'))).toBe(title);
  changed(() => (title = 'After'));
  await expectShown('/faq/42', (html) => titleIn(html) === 'After');
});
