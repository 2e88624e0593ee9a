import { eq } from 'drizzle-orm';
import { isRefusal } from '@tessera/wire';
import { members } from '../../db/schema/members.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { idIn } from '../testing/audience.ts';

/** Members of grade 1 in USD, and of grade 2 in INR; both are logged in on a desktop. */
let platform: TestPlatform;
let dollars: string;
let rupees: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  dollars = await platform.logIn('player01');
  rupees = await platform.logIn('player02');
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);

const site = { siteId: 1 } as const;
const look = { ...site, language: 'en_US', currency: 'USD', device: 1 } as const;
const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );

describe('a promotion', () => {
  const texts = ['--art', 'loyalty', '--summary', 'Short', '--content', '<p>Long</p>'];
  const publish = async (title: string, ...audience: string[]) =>
    Number(idIn(await done('promotions', 'publish', '--title', title, ...texts, ...audience)));
  const isListed = async (id: number, token?: string, asked: object = {}) => {
    const { list } = await platform.send('promotionList', { ...look, ...asked }, { token });
    return list.some((one) => one.id === id);
  };
  const detail = (id: number, token?: string) =>
    codeOf(platform.send('promotionDetail', { ...look, id }, { token }));

  test.each([
    ['guests', ['--for', 'guests'], { guest: true, usd: false, inr: false }],
    ['members', ['--for', 'members'], { guest: false, usd: true, inr: true }],
    ['a currency', ['--currency', 'INR'], { guest: false, usd: false, inr: true }],
    ['a grade', ['--grade', '2', '--grade', '3'], { guest: false, usd: false, inr: true }],
    ['everybody', [], { guest: true, usd: true, inr: true }],
  ])('for %s is listed and shown to no others', async (name, audience, seen) => {
    const id = await publish(`For ${name}`, ...audience);
    expect({
      guest: await isListed(id),
      usd: await isListed(id, dollars),
      inr: await isListed(id, rupees),
    }).toEqual(seen);
    expect(await detail(id)).toBe(seen.guest ? 'accepted' : '404');
    expect(await detail(id, dollars)).toBe(seen.usd ? 'accepted' : '404');
  });

  test('for phones is not listed on a desktop, and for everybody again after a change', async () => {
    const id = await publish('For phones', '--device', 'mobile');
    expect([await isListed(id), await isListed(id, undefined, { device: 2 })]).toEqual([false, true]);
    await done('promotions', 'publish', '--id', String(id), '--everybody');
    expect(await isListed(id)).toBe(true);
  });

  test('is shown neither as a draft nor after its end', async () => {
    const draft = await publish('Draft', '--draft');
    expect([await isListed(draft), await detail(draft)]).toEqual([false, '404']);
    await done('promotions', 'publish', '--id', String(draft), '--end', '2099-01-01T00:00:00Z');
    expect(await isListed(draft)).toBe(true);
    const over = ['--start', '2020-01-01T00:00:00Z', '--end', '2020-02-01T00:00:00Z'];
    await done('promotions', 'publish', '--id', String(draft), ...over);
    expect(await isListed(draft)).toBe(false);
  });
});

test('a pop-up of a currency or a grade is shown and kept in the history for these alone', async () => {
  const publish = async (...audience: string[]) =>
    Number(idIn(await done('popups', 'publish', '--title', 'Pop', '--content', '<p>Pop</p>', ...audience)));
  const inRupees = await publish('--currency', 'INR');
  const ofGrade = await publish('--grade', '2', '--place', 'members');
  const place = { ...site, displayDevice: 1, displayLocation: 2 } as const;
  const ofMember = async (token: string) => {
    const { list } = await platform.send('bulletinMember', place, { token });
    const history = (await platform.send('bulletinHistory', site, { token })).list;
    return [list, history].map((rows) => rows.map(({ id }) => id));
  };
  const ofGuest = async (currency?: 'INR' | 'USD') =>
    (await platform.send('bulletin', { ...site, displayDevice: 1, currency })).list.map(({ id }) => id);
  for (const ids of await ofMember(rupees)) expect(ids).toEqual(expect.arrayContaining([inRupees, ofGrade]));
  for (const ids of await ofMember(dollars)) {
    expect(ids).not.toContain(inRupees);
    expect(ids).not.toContain(ofGrade);
  }
  expect(await ofGuest('INR')).toContain(inRupees);
  expect(await ofGuest('USD')).not.toContain(inRupees);
  expect(await ofGuest()).not.toContain(inRupees);
});

test('news of an audience are listed and read by it alone, and end', async () => {
  const publish = ['news', 'publish', '--title', 'News', '--content', '<p>News</p>'];
  const id = Number(idIn(await done(...publish, '--for', 'members', '--device', 'desktop')));
  const ids = async (token?: string, asked: object = {}) =>
    (await platform.send('newsList', { ...look, ...asked }, { token })).list.map((one) => one.id);
  expect(await ids()).not.toContain(id);
  expect(await ids(dollars)).toContain(id);
  expect(await ids(dollars, { device: 2 })).not.toContain(id);
  expect(await codeOf(platform.send('newsDetail', { ...look, id }))).toBe('404');
  await done('news', 'publish', '--id', String(id), '--at', '2020-01-01T00:00:00Z');
  await done('news', 'publish', '--id', String(id), '--end', '2020-02-01T00:00:00Z');
  expect(await ids(dollars)).not.toContain(id);
});

test('a mission of a grade is done by its members alone', async () => {
  const mission = ['--kind', 'rounds', '--goal', '78', '--usd-cents', '5'];
  const id = Number(idIn(await done('missions', 'publish', ...mission, '--grade', '2')));
  const ids = async (token: string) =>
    (await platform.send('missionList', {}, { token })).list.map((one) => one.id);
  expect(await ids(rupees)).toContain(id);
  expect(await ids(dollars)).not.toContain(id);
  await done('missions', 'publish', '--id', String(id), '--goal', '79', '--currency', 'USD');
  expect((await platform.send('missionList', {}, { token: dollars })).list).toContainEqual(
    expect.objectContaining({ id, goal: 79 }),
  );
  expect(await ids(rupees)).not.toContain(id);
});

test('a bonus of a grade is offered to its members alone, whatever the client asks for', async () => {
  const terms = ['--value', '5', '--wagering', '50', '--days', '3', '--counts', '2:100'];
  await done('bonus', 'offer', '--promotion', '3', '--currency', 'USD', ...terms, '--grade', '3');
  const offer = async () =>
    (await platform.send('promotionDetail', { ...look, id: 3 }, { token: dollars })).promotion.offer;
  const optIn = () => codeOf(platform.send('bonusOptIn', { promotionId: 3, version: 1 }, { token: dollars }));
  expect([await offer(), await optIn()]).toEqual([null, '102']);
  const grade = (gradeId: number) =>
    platform.db.update(members).set({ gradeId }).where(eq(members.account, 'player01'));
  await grade(3);
  expect(await offer()).toMatchObject({ value: '5.00' });
  await done(
    ...['bonus', 'offer', '--promotion', '3', '--currency', 'USD'],
    ...['--start', '2099-01-01T00:00:00Z'],
  );
  expect([await offer(), await optIn()]).toEqual([null, '102']);
  expect(await done('bonus', 'offers')).toMatch(/^3 {2}5\.00 USD.*from 2099.*for grade 3$/m);
  await grade(1);
});

test('a red envelope of a grade or a device is nothing to the other members of its currency', async () => {
  const start = ['red-envelope', 'start', '--currency', 'INR', '--amount', '100', '--shares', '10'];
  const open = async (...audience: string[]) =>
    Number(idIn(await done(...start, '--minutes', '5', ...audience)));
  const seen = async () => (await platform.send('redEnvelopePromotion', {}, { token: rupees })).envelope?.id;
  const claim = (id: number) => codeOf(platform.send('redEnvelope', { id }, { token: rupees }));
  const ofGold = await open('--grade', '3');
  const onPhones = await open('--device', 'mobile');
  expect([await seen(), await claim(ofGold), await claim(onPhones)]).toEqual([undefined, '102', '102']);
  const mine = await open('--grade', '2', '--device', 'desktop');
  expect(await seen()).toBe(mine);
  expect(await done('red-envelope', 'list')).toContain('10 shares left');
  await done('red-envelope', 'end', '--id', String(mine));
  expect([await seen(), await claim(mine)]).toEqual([undefined, '102']);
});

test('a wheel of a grade is closed to the other members of its currency', async () => {
  const set = ['roulette', 'set', '--currency', 'INR', '--draws', '2', '--prize', '0:1', '--prize', '5:1'];
  const state = async () => ({
    isOpen: (await platform.send('roulette', {}, { token: rupees })).isOpen,
    info: await codeOf(platform.send('rouletteInfo', {}, { token: rupees })),
    spin: await codeOf(platform.send('rouletteSpin', {}, { token: rupees })),
  });
  await done(...set, '--grade', '3');
  expect(await state()).toEqual({ isOpen: 0, info: '2095101', spin: '2093102' });
  await done(...set, '--grade', '2', '--device', 'desktop');
  expect(await state()).toEqual({ isOpen: 1, info: 'accepted', spin: 'accepted' });
  expect(await done('roulette', 'list')).toMatch(/INR {2}up.*for grade 2, desktop/);
});

test('a sign-in calendar of a currency takes the place of the general one there', async () => {
  const cents = ['70', '70', '70', '70', '70', '70', '70'].flatMap((text) => ['--usd-cents', text]);
  const first = async (token: string) => (await platform.send('signIn', {}, { token })).days[0]?.reward;
  const [before, other] = [await first(dollars), await first(rupees)];
  const id = idIn(await done('sign-in', 'publish', ...cents, '--currency', 'USD'));
  expect([await first(dollars), await first(rupees)]).toEqual(['0.70', other]);
  await done('sign-in', 'withdraw', '--id', id);
  expect(await first(dollars)).toBe(before);
});

test.each([
  [['promotions', 'publish', '--id', '1', '--grade', '9'], /--grade "9" is no grade.* 1 \(Member\), 2/],
  [['promotions', 'publish', '--id', '1', '--for', 'guests', '--grade', '2'], /Guests have no grade/],
  [['promotions', 'publish', '--id', '1', '--everybody', '--device', 'mobile'], /--everybody/],
  [['popups', 'publish', '--id', '1', '--grade', '2'], /Guests have no grade: give --place members/],
  [
    ['news', 'publish', '--id', '1', '--at', '2030-01-01T00:00:00Z', '--end', '2029-01-01T00:00:00Z'],
    /--end 2029-01-01T00:00:00.000Z must be later/,
  ],
  [['sign-in', 'publish', '--usd-cents', '5'], /--usd-cents was given 1 times/],
  [['missions', 'publish', '--kind', 'hall', '--goal', '1', '--usd-cents', '1', '--hall', '99'], /no games/],
  [['red-envelope', 'end', '--id', '99999'], /No red envelope 99999 is open/],
  [['roulette', 'close', '--id', '99999'], /No wheel 99999/],
  [
    ['envelope-plans', 'publish', '--currency', 'USD', '--amount', '1', '--shares', '5'],
    /--minutes is missing/,
  ],
  [
    ['envelope-plans', 'publish', '--currency', 'USD', '--amount', '1', '--shares', '500', '--minutes', '5'],
    /--amount 1.00 cannot be split into 500 shares/,
  ],
])('%j is refused with what to do', async (args, reason) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringMatching(reason) });
});
