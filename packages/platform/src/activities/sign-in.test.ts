import { sql } from 'drizzle-orm';
import { isRefusal } from '@tessera/wire';
import { signInCalendars, signIns } from '../db/schema/activities.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { dayBefore, siteDay } from '../site/calendar.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.logIn();
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );
const cash = async () => Number((await platform.send('myCash', {}, { token })).cash);
const week = () => platform.send('signIn', {}, { token });
const claimed = async () => (await week()).days.map(({ isClaimed }) => isClaimed).join('');
beforeEach(() => platform.db.delete(signIns));

test('pays each day once', async () => {
  expect(await week()).toMatchObject({ state: 'open', streak: 0 });
  const before = await cash();
  expect(await platform.send('signInClaim', {}, { token })).toEqual({ day: 1, streak: 1, cash: '0.20' });
  expect(await cash()).toBeCloseTo(before + 0.2);
  expect(await week()).toMatchObject({ state: 'pass', streak: 1 });
  expect(await claimed()).toBe('1000000');
  expect(await codeOf(platform.send('signInClaim', {}, { token }))).toBe('101');
});

test('twenty at once are one, and the week begins anew after its seventh day', async () => {
  const other = await platform.logIn('player02');
  const member = await platform.send('layout', {}, { token: other });
  const yesterday = { memberId: member.id, day: dayBefore(siteDay(new Date())), streak: 7, amount: 0n };
  await platform.db.insert(signIns).values(yesterday);
  const signed = await Promise.all(
    Array.from({ length: 20 }, () => codeOf(platform.send('signInClaim', {}, { token: other }))),
  );
  expect(signed.filter((code) => code === 'accepted')).toHaveLength(1);
  expect(signed.filter((code) => code === '101')).toHaveLength(19);
  const { streak, days } = await platform.send('signIn', {}, { token: other });
  expect({ streak, claimed: days.filter(({ isClaimed }) => isClaimed === 1) }).toMatchObject({
    streak: 8,
    claimed: [{ day: 1 }],
  });
});

/** Signs a member in on days before today. @param signed how many days ago, and the streak of that day */
async function signedOn(memberId: number, signed: readonly (readonly [daysAgo: number, streak: number])[]) {
  const days = [siteDay(new Date())];
  for (let ago = 1; ago <= 20; ago += 1) days.push(dayBefore(days[ago - 1]!));
  const rows = signed.map(([ago, streak]) => ({ memberId, day: days[ago]!, streak, amount: 0n }));
  await platform.db.insert(signIns).values(rows);
}

test.each([
  [
    'goes on after one missed day',
    [
      [4, 1],
      [3, 2],
      [2, 3],
    ],
    4,
  ],
  [
    'begins again after two missed days',
    [
      [5, 1],
      [4, 2],
      [3, 3],
    ],
    1,
  ],
  [
    'begins again after the second missed day of a week',
    [
      [5, 1],
      [3, 2],
      [2, 3],
    ],
    1,
  ],
  [
    'has a missed day in each week',
    [
      [9, 6],
      [7, 7],
      [6, 8],
      [5, 9],
      [4, 10],
      [3, 11],
      [2, 12],
    ],
    13,
  ],
  ['goes on after a missed day between two weeks', [[2, 7]], 8],
  [
    'counts a missed day between two weeks for the new week',
    [
      [4, 7],
      [2, 8],
    ],
    1,
  ],
] as const)('%s', async (_, signed, next) => {
  const { id } = await platform.send('layout', {}, { token });
  await signedOn(id, signed);
  expect(await week()).toMatchObject({ state: 'open', streak: next - 1 });
});

test('is not there where the site has none', async () => {
  await platform.db.update(signInCalendars).set({ withdrawnAt: sql`now()` });
  expect(await week()).toMatchObject({ state: 'noopen', days: [] });
  expect(await codeOf(platform.send('signInClaim', {}, { token }))).toBe('102');
  await platform.db.update(signInCalendars).set({ withdrawnAt: null });
});
