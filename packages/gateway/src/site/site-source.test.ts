import { startPlatform, type TestPlatform } from '../testing/platform.ts';
import { SITE } from '../testing/site.ts';
import { until } from '../testing/until.ts';
import { siteSource } from './site-source.ts';

let platform: TestPlatform;
let nowMs: number;
let warnings: string[];
beforeEach(async () => {
  platform = await startPlatform();
  nowMs = 0;
  warnings = [];
});
afterEach(() => platform.close());

const source = () =>
  siteSource({
    platforms: { any: () => platform.url },
    siteId: 7,
    log: { warn: (_, message) => warnings.push(message) },
    now: () => nowMs,
  });

describe('the site’s settings', () => {
  it('are asked for once while they are fresh, however many pages want them', async () => {
    const { get } = source();
    const all = await Promise.all([get(), get(), get()]);
    nowMs = 29_000;
    await get();
    expect(all).toEqual([SITE, SITE, SITE]);
    expect(platform.requests).toHaveLength(1);
    expect(platform.requests[0]).toMatchObject({ url: '/api/arks/web/site/detail', body: '{"site_id":7}' });
  });

  it('are renewed behind the page’s back after 30 s', async () => {
    const { get } = source();
    await get();
    platform.site = { ...SITE, titleEn: 'Another name' };
    nowMs = 31_000;
    expect((await get())?.titleEn).toBe(SITE.titleEn);
    await until(async () => (await get())?.titleEn === 'Another name');
  });

  it('stay the last known ones while the platform is down, however long', async () => {
    const { get } = source();
    await get();
    platform.mood = 'dropping';
    nowMs = 3_600_000;
    expect(await get()).toEqual(SITE);
    expect(warnings).toEqual([expect.stringContaining('the last known settings are used')]);
  });

  it('are unknown where the platform never answered, and it is not asked for every page', async () => {
    platform.mood = 'broken';
    const { get } = source();
    expect(await get()).toBeUndefined();
    expect(await get()).toBeUndefined();
    expect(platform.requests).toHaveLength(1);
    platform.mood = 'answering';
    nowMs = 1_001;
    expect(await get()).toEqual(SITE);
  });
});
