import { HEADERS, MOBILE_TEMPLATES } from '@tessera/wire';
import { siteListEntries, trackedEvents } from '../db/schema/content.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const inKorean = { siteId: 1, language: 'ko_KR' } as const;
const HANGUL = /\p{Script=Hangul}/u;

test.each(['modelSetting', 'modelSponsor', 'modelLogin'] as const)(
  '%s is answered in the language of the request, with pictures that the site has',
  async (key) => {
    const { list } = await platform.send(key, inKorean);
    expect(list.length).toBeGreaterThan(1);
    for (const { title, image } of list) {
      expect(title).toMatch(HANGUL);
      for (const path of Object.values(image?.sources ?? { none: '' })) expect(path).toMatch(/^\/media\//);
    }
  },
);

test('an entry of one template is left out of the others', async () => {
  const entry = { kind: 'advertisement', position: 9, title: { en_US: 'Only here' } } as const;
  await platform.db.insert(siteListEntries).values([
    { ...entry, template: 'suncity' },
    { ...entry, withdrawnAt: new Date() },
  ]);
  const titles = async (modelVersion?: string) =>
    (await platform.send('modelSetting', { siteId: 1, language: 'en_US', modelVersion })).list.filter(
      ({ title }) => title === 'Only here',
    ).length;
  expect([await titles('suncity'), await titles('site02'), await titles()]).toEqual([1, 0, 1]);
});

test('the login form’s texts have a heading of their own', async () => {
  const { title, content } = await platform.send('modelLogin', inKorean);
  expect(title).toMatch(HANGUL);
  expect(content).toMatch(/^<p>/);
});

test('footers lead to help, pages and the app', async () => {
  const headers = { [HEADERS.language]: 'ko_KR' };
  const { list } = await platform.send('footer', { siteId: 1 }, { headers });
  expect(list.map(({ url }) => url)).toEqual(expect.arrayContaining(['faq/1', 'faq/17']));
  expect(list.every(({ title }) => HANGUL.test(title))).toBe(true);
  const phone = await platform.send('mobileFooter', { siteId: 1, template: 'bob_mobile' });
  expect(phone.list.map(({ url }) => url)).toEqual(['/', '/discount', '/sponsor', '/user']);
  expect((await platform.send('floatLinks', { siteId: 1 })).list).toHaveLength(2);
});

test('logos name their places', async () => {
  const { list } = await platform.send('logos', { siteId: 1 });
  expect(list.map(({ place }) => place)).toEqual(['header', 'icon']);
});

test('the picture behind the registration is the template’s own where it has one', async () => {
  const photo = async (template: string) =>
    (await platform.send('registerBackground', { siteId: 1, template })).detail.photo;
  const [common, own] = [await photo('site02'), await photo('suncity')];
  expect(common).toMatch(/^\/media\/banner-deepCourt/);
  expect(own).toMatch(/^\/media\/banner-tigerGate/);
});

test('a template without such a picture says so', async () => {
  const bare = await startTestPlatform();
  await bare.db.delete(siteListEntries);
  expect((await bare.send('registerBackground', { siteId: 1, template: 'site02' })).detail.photo).toBeNull();
  expect((await bare.send('modelLogin', inKorean)).title).toBe('');
  await bare.close();
});

test('agents’ levels have names', async () => {
  const token = await platform.logIn('agent01');
  const headers = { [HEADERS.language]: 'ko_KR' };
  const { detail } = await platform.send('agentLevelRename', {}, { token, headers });
  expect(detail.map(({ agentLevel }) => agentLevel)).toEqual([1, 2, 3, 4, 5]);
  expect(detail.every(({ name }) => HANGUL.test(name))).toBe(true);
});

test.each(MOBILE_TEMPLATES)('the mobile template %s can be used, which is code 1000', async (name) => {
  const answer = await platform.post('/api/template_config', { mobileTemplateName: name });
  expect(answer.body).toMatchObject({ code: '1000', data: { mobile_template_name: name } });
});

test('another mobile template is refused, and none at all is malformed', async () => {
  const send = (body: unknown) => platform.post('/api/template_config', body);
  expect((await send({ mobileTemplateName: 'site02' })).body.code).toBe('404');
  expect((await send({})).body.code).toBe('400');
});

test('a conversion is written down once, with the member who made it', async () => {
  const token = await platform.logIn('player01');
  const event = {
    siteId: 1,
    eventName: 'purchase',
    eventId: 'order-1',
    value: '25.00',
    currency: 'USD',
    fbp: 'fb.1.2.3',
  } as const;
  await platform.send('fbTracking', event, { token });
  await platform.send('fbTracking', { ...event, value: '99.00' });
  const rows = await platform.db.select().from(trackedEvents);
  expect(rows).toMatchObject([{ eventId: 'order-1', value: '25.00', details: { fbp: 'fb.1.2.3' } }]);
  expect(rows[0]?.memberId).toBeGreaterThan(0);
});
