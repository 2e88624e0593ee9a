import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { audienceOf, idIn, told } from '../testing/audience.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(() => leave());
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);
const { lastAudit, leave, listen } = audienceOf(() => platform);
const site = { siteId: 1 } as const;

test('a list shows and changes entries of its own kind only', async () => {
  const [footer = ''] = (await done('footers', 'list')).split('\n');
  const id = idIn(footer);
  expect(footer).toMatch(/faq\/1$/);
  expect(await done('sponsors', 'list')).not.toContain(footer);
  expect((await run('sponsors', 'withdraw', '--id', id)).said).toMatch(/There is no sponsor/);
});

test.each([
  ['footers', 'footer'],
  ['floats', 'floatLinks'],
] as const)('a link of the %s comes and goes, and pages are told', async (noun, call) => {
  const browser = await listen('web_member');
  const links = async () => (await platform.send(call, site)).list.map(({ title, url }) => `${title} ${url}`);
  const id = idIn(await done(noun, 'publish', '--title', 'Fresh link', '--link', 'faq/3'));
  await told(browser, 'content.changed', { kind: 'footer' });
  expect(await links()).toContain('Fresh link faq/3');
  await done(noun, 'withdraw', '--id', id);
  expect(await links()).not.toContain('Fresh link faq/3');
});

test.each(['footers', 'floats'])('%s are the same in every template', async (noun) => {
  const asked = ['publish', '--title', 'Own', '--link', 'faq/3', '--template', 'suncity'];
  expect((await run(noun, ...asked)).said).toMatch(/--template/);
});

test('a link of the phone’s footer may be for one template', async () => {
  const titles = async (template: string) =>
    (await platform.send('mobileFooter', { ...site, template })).list.map(({ title }) => title);
  const own = ['--title', 'Own', '--link', 'faq/3', '--template', 'bob_mobile'];
  await done('mobile-footers', 'publish', ...own);
  expect(await titles('bob_mobile')).toContain('Own');
  expect(await titles('origin_mobile')).not.toContain('Own');
});

test('a floating link is shown in its time, to those whom it is for', async () => {
  const dollars = await platform.logIn('player01');
  const isShown = async (id: string, asked: object = {}, token?: string) =>
    (await platform.send('floatLinks', { ...site, ...asked }, { token })).list.some(
      (one) => one.id === Number(id),
    );
  const publish = async (...more: string[]) =>
    idIn(await done('floats', 'publish', '--title', 'For some', '--link', 'faq/3', ...more));
  const forGuests = await publish('--for', 'guests', '--currency', 'USD');
  expect([await isShown(forGuests, { currency: 'USD' }), await isShown(forGuests, {}, dollars)]).toEqual([
    true,
    false,
  ]);
  expect(await isShown(forGuests, { currency: 'INR' })).toBe(false);
  const onPhones = await publish('--device', 'mobile', '--for', 'members');
  expect([
    await isShown(onPhones, { device: 2 }, dollars),
    await isShown(onPhones, { device: 1 }, dollars),
    await isShown(onPhones, { device: 2 }),
  ]).toEqual([true, false, false]);
  const later = await publish('--start', '2099-01-01T00:00:00Z');
  expect(await isShown(later)).toBe(false);
  expect((await run('floats', 'publish', '--id', later, '--end', '2098-01-01T00:00:00Z')).said).toMatch(
    /would end before it starts/,
  );
  await done('floats', 'publish', '--id', later, '--start', '2020-01-01T00:00:00Z');
  expect(await isShown(later)).toBe(true);
});

test('a logo takes the place of the house’s own until it is withdrawn', async () => {
  const browser = await listen('web_member');
  const header = async () =>
    (await platform.send('logos', site)).list.find(({ place }) => place === 'header')?.photo;
  expect((await run('logos', 'publish', '--place', 'header')).said).toMatch(/--picture is missing/);
  const id = idIn(
    await done('logos', 'publish', '--place', 'header', '--picture', '/icons/own.svg', '--title', 'Own'),
  );
  await told(browser, 'content.changed', { kind: 'footer' });
  expect(await header()).toBe('/icons/own.svg');
  expect(await done('logos', 'list')).toContain('header  /icons/own.svg');
  await done('logos', 'withdraw', '--id', id);
  expect(await header()).toBe('/icons/icon.svg');
});

test('a template’s first games are chosen for all templates or for one', async () => {
  const browser = await listen('web_member');
  const chosen = async (supportDevice: 1 | 2) => {
    const scope = { ...site, currency: 'USD', supportDevice } as const;
    return (await platform.send('templateGameList', scope)).list.map(({ id }) => id);
  };
  const [first, second, , fourth] = await chosen(2);
  expect((await chosen(1)).slice(0, 2)).toEqual([first, second]);
  const [line = ''] = (await done('template-games', 'list')).split('\n');
  expect(line).toMatch(new RegExp(`game ${first}$`));
  await done('template-games', 'withdraw', '--id', idIn(line));
  await told(browser, 'content.changed', { kind: 'games' });
  const own = ['--game', String(fourth), '--template', 'bob_mobile', '--position', '0'];
  await done('template-games', 'publish', ...own);
  expect((await chosen(2)).slice(0, 2)).toEqual([fourth, second]);
  expect((await chosen(1))[0]).toBe(second);
  expect((await run('template-games', 'publish', '--game', '999999')).said).toMatch(/look at the ids/);
});

test('news come, are changed and go; help is rewritten topic by topic', async () => {
  const browser = await listen('web_member');
  const inHindi = { ...site, language: 'hi_IN' } as const;
  const headlines = async () => (await platform.send('newsList', inHindi)).list.map(({ title }) => title);
  const id = idIn(
    await done('news', 'publish', '--title', 'Late', '--title', 'hi_IN=देर', '--content', '<p>Late</p>'),
  );
  await told(browser, 'content.changed', { kind: 'news' });
  expect((await headlines())[0]).toBe('देर');
  await done('news', 'publish', '--id', id, '--title', 'Later');
  expect((await headlines())[0]).toBe('Later');
  await done('news', 'withdraw', '--id', id);
  expect(await headlines()).not.toContain('Later');

  await done('faq', 'publish', '--id', '3', '--content', '<p>Rest well.</p>');
  await told(browser, 'content.changed', { kind: 'faq' });
  const { topic } = await platform.send('faqDetail', { ...inHindi, id: 3 });
  expect(topic.content).toBe('<p>Rest well.</p>');
  expect(await lastAudit()).toMatchObject({ command: 'faq publish', subject: 'topic 3' });
  expect((await run('faq', 'publish', '--id', '99', '--title', 'x')).said).toMatch(/There is no topic 99/);
  expect(await done('faq', 'list')).not.toContain('Later');
});

test('how long a closed pop-up stays away is set for each place', async () => {
  const frequency = async () =>
    (await platform.send('bulletin', { ...site, displayDevice: 1 })).displayFrequency;
  const before = await frequency();
  await done('popups', 'frequency', '--place', 'guests', '--hours', '6');
  expect(await frequency()).toBe(6);
  expect(await lastAudit()).toMatchObject({
    subject: 'pop-ups of guests',
    before: { displayFrequency: before },
    after: { displayFrequency: 6 },
  });
});
