import { eq } from 'drizzle-orm';
import { siteListEntries, trackedEvents } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { responsibleSettings } from '../db/schema/responsible.ts';
import { operatorOf } from '../testing/operator.ts';
import { DEVICE } from '../testing/platform.ts';
import { openRealGame } from '../testing/wallet.ts';
import { codeOf, memberAtPlay, refusalOf } from './testing/member-at-play.ts';

const ACCOUNT = 'player01';
const at = memberAtPlay(ACCOUNT);
const operator = operatorOf(() => at.platform);

const SITE = { siteId: 1, currency: 'USD' } as const;
const PLACE = { ...SITE, supportDevice: 1 } as const;
const PAGE = { ...SITE, language: 'en_US', page: 1, count: 10 } as const;
const PROJECT = { siteId: 1, language: 'en_US' } as const;
const CONVERSION = { siteId: 1, eventName: 'purchase', value: '10', currency: 'USD' } as const;

/** How many entries each list that offers something has; one entry for a page that is there. */
const LISTS = {
  bulletin: async (token) =>
    count(await at.platform.send('bulletin', { siteId: 1, displayDevice: 1 }, { token })),
  bulletinHistory: async (token) =>
    count(await at.platform.send('bulletinHistory', { siteId: 1, page: 1, count: 10 }, { token })),
  carousel: async (token) => count(await at.platform.send('carousel', { siteId: 1, useType: 0 }, { token })),
  hotGames: async (token) => count(await at.platform.send('hotGames', SITE, { token })),
  modelSetting: async (token) =>
    count(await at.platform.send('modelSetting', { siteId: 1, language: 'en_US' }, { token })),
  newsList: async (token) => count(await at.platform.send('newsList', PAGE, { token })),
  newsDetail: (token) => exists(at.platform.send('newsDetail', { ...PAGE, id: 6 }, { token })),
  promotionList: async (token) =>
    count(await at.platform.send('promotionList', { ...SITE, language: 'en_US', device: 1 }, { token })),
  promotionDetail: (token) =>
    exists(at.platform.send('promotionDetail', { ...SITE, language: 'en_US', id: 1 }, { token })),
  tagGameList: async (token) =>
    count(await at.platform.send('tagGameList', { ...PLACE, tag: 'new' }, { token })),
  templateGameList: async (token) => count(await at.platform.send('templateGameList', PLACE, { token })),
} satisfies Readonly<Record<string, (token: string) => Promise<number>>>;

const count = ({ list }: { readonly list: readonly unknown[] }): number => list.length;
const exists = async (answer: Promise<unknown>): Promise<number> =>
  (await codeOf(answer)) === '404' ? 0 : 1;

const asked = async (token: string) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(LISTS).map(async ([key, ask]) => [key, (await ask(token)) > 0 ? 'offered' : 'withheld']),
    ),
  ) as Record<string, string>;
const all = (answer: 'offered' | 'withheld') =>
  Object.fromEntries(Object.keys(LISTS).map((key) => [key, answer]));

/** Logs in with the ticket of the refusal. */
async function recordsToken(): Promise<string> {
  const refused = await refusalOf(at.platform.logIn(ACCOUNT));
  const { records_ticket: ticket } = refused?.data as { records_ticket: string };
  return (await at.platform.send('loginRecords', { ticket, ...DEVICE })).token;
}

const conversions = () =>
  at.platform.db.select().from(trackedEvents).where(eq(trackedEvents.memberId, at.memberId));
const track = (token: string) =>
  at.platform.send('fbTracking', { ...CONVERSION, eventId: crypto.randomUUID() }, { token });

test('offers go to a member who takes no break, and to none who takes one', async () => {
  expect(await asked(at.token)).toEqual(all('offered'));
  await at.timeOut();
  expect(await asked(at.token)).toEqual(all('withheld'));
  await at.platform.db.update(responsibleSettings).set({ exclusionUntil: new Date() });
  expect(await asked(at.token)).toEqual(all('offered'));
});

test('a records-only session is a guest in the calls for everyone, and still gets no offer', async () => {
  await at.platform.send('responsibleExclude', { length: '6_months', password: 'play1234' }, at);
  expect(await asked(await recordsToken())).toEqual(all('withheld'));
});

test('an account that its member has closed gets no offer either', async () => {
  const here = eq(members.account, ACCOUNT);
  await at.platform.db.update(members).set({ status: 'disabled', closedAt: new Date() }).where(here);
  try {
    expect(await asked(await recordsToken())).toEqual(all('withheld'));
  } finally {
    await at.platform.db.update(members).set({ status: 'active', closedAt: null }).where(here);
  }
});

test('the games that were played last invite no member back who takes a break', async () => {
  await openRealGame(at.platform, at.token);
  const shelf = async () => count(await at.platform.send('lastPlayed', {}, at));
  expect(await shelf()).toBeGreaterThan(0);
  await at.timeOut();
  expect(await shelf()).toBe(0);
});

test('no advertising account learns of a member who takes a break', async () => {
  await track(at.token);
  const before = await conversions();
  expect(before.length).toBeGreaterThan(0);
  await at.timeOut();
  await track(at.token);
  expect(await conversions()).toEqual(before);
});

test('a member who takes a break is shown the plan for recommending as one who may not recommend', async () => {
  const before = await at.platform.send('recommendProject', PROJECT, at);
  expect(before).toMatchObject({ isOpen: 1, content: expect.stringMatching(/\w/) });
  await at.timeOut();
  const { membersBrought, membersRewarded, rewardTotal } = before;
  expect(await at.platform.send('recommendProject', PROJECT, at)).toEqual({
    ...{ isOpen: 0, title: '', content: '', firstDeposit: null, turnover: null },
    ...{ levels: [], level: null, code: null, link: null },
    ...{ membersBrought, membersRewarded, rewardTotal },
  });
});

test('a floating link to promotions is an offer, and those to service and the app stay', async () => {
  const link = { kind: 'float', position: 9, title: { en_US: 'A link' } } as const;
  const urls = ['/discount', '/discount/4', '/discounted', 'https://help.example/discount'];
  await at.platform.db.insert(siteListEntries).values(urls.map((url) => ({ ...link, url })));
  const links = async () =>
    (await at.platform.send('floatLinks', { siteId: 1 }, at)).list.map(({ url }) => url);
  const stay = ['faq/8', '/app', '/discounted', 'https://help.example/discount'];
  expect((await links()).toSorted()).toEqual([...stay, '/discount', '/discount/4'].toSorted());
  await at.timeOut();
  expect((await links()).toSorted()).toEqual(stay.toSorted());
});

test('halls, the search and the announcements are no offers: they stay', async () => {
  await at.timeOut();
  const halls = await at.platform.send('gameList', { ...PLACE, template: 'site02' }, at);
  expect(count(halls)).toBeGreaterThan(0);
  expect(count(await at.platform.send('gameSearch', { ...PLACE, page: 1, count: 5 }, at))).toBeGreaterThan(0);
  expect(count(await at.platform.send('marquee', { siteId: 1 }, at))).toBeGreaterThan(0);
});

describe('a letter to one member', () => {
  const letter = ['letters', 'send', '--to', ACCOUNT, '--title', 'Hello', '--content', 'Hello'];

  test('is refused while a break runs, and the refusal names the member', async () => {
    await at.timeOut();
    const { code, said } = await operator.run(...letter);
    expect(code).not.toBe(0);
    expect(said).toMatch(/player01 may get no offer: .*--necessary/);
  });

  test('reaches the member during a break where it is necessary', async () => {
    await at.timeOut();
    expect(await operator.done(...letter, '--necessary')).toBe('Sent to 1 member.');
  });

  test('reaches a member who takes no break', async () => {
    expect(await operator.done(...letter)).toBe('Sent to 1 member.');
  });
});
