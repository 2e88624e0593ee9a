import { eq } from 'drizzle-orm';
import { siteListEntries } from '../db/schema/content.ts';
import { codeOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const here = { siteId: 1, language: 'ko_KR' } as const;

test('sponsors are listed page by page, and each has its text', async () => {
  const { list: sponsors, totalCount } = await platform.send('sponsorList', here);
  expect(totalCount).toBe(2);
  for (const { id, title, image } of sponsors) {
    expect(title).toMatch(/\p{Script=Hangul}/u);
    expect(image?.width).toBeGreaterThan(0);
    const { sponsor } = await platform.send('sponsorDetail', { ...here, id });
    expect(sponsor).toMatchObject({ id, title });
    expect(sponsor.content).toMatch(/^<p>.*\p{Script=Hangul}/u);
  }
  const second = await platform.send('sponsorList', { ...here, page: 2, count: 1 });
  expect(second).toEqual({ list: [sponsors[1]], totalCount: 2 });
});

test('sponsors of another template are left out, and no other list’s entry is a sponsor', async () => {
  await platform.db
    .insert(siteListEntries)
    .values({ kind: 'sponsor', position: 9, title: { en_US: 'Suncity only' }, template: 'suncity' });
  const titles = async (template: string) =>
    (await platform.send('sponsorList', { ...here, template })).list.map(({ title }) => title);
  expect(await titles('suncity')).toContain('Suncity only');
  expect(await titles('site02')).not.toContain('Suncity only');
  const [footer] = await platform.db.select().from(siteListEntries).where(eq(siteListEntries.kind, 'footer'));
  expect(await codeOf(platform.send('sponsorDetail', { ...here, id: footer?.id ?? 0 }))).toBe('404');
  expect(await codeOf(platform.send('sponsorDetail', { ...here, id: 4_242 }))).toBe('404');
});
