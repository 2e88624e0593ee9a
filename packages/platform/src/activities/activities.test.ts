import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ROULETTE_SPIN_MS } from '@tessera/domain';
import { HEADERS, isRefusal } from '@tessera/wire';
import { idempotencyKeys } from '../db/schema/security.ts';
import { redEnvelopes } from '../db/schema/activities.ts';
import type { Notify } from '../live/notices.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { formsOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { closeRoulette, setRoulette, startRedEnvelope } from './activities.fixture.ts';
import { type WheelPlan } from './roulette.ts';

let platform: TestPlatform;
let token: string;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform();
  forms = formsOf(platform);
  token = await platform.logIn();
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const sent: string[] = [];
const notify: Notify = (...notices) => {
  for (const notice of notices) if (notice.to === 'channel') sent.push(`${notice.channel} ${notice.event}`);
};
const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );
const cash = async () => Number((await platform.send('myCash', {}, { token })).cash);
const withKey = (key: string) => ({ token, headers: { [HEADERS.idempotencyKey]: key } });
/** As after a process died between commit and answer. */
const forgetAnswers = () => platform.db.delete(idempotencyKeys);

describe('a red envelope', () => {
  const plan = { currency: 'USD', amount: 700n, shares: 1, minutes: 5 } as const;
  const promotion = async () => (await platform.send('redEnvelopePromotion', {}, { token })).envelope;
  afterEach(() => platform.db.update(redEnvelopes).set({ endAt: sql`now()` }));

  test('is announced to its currency, ends by the clock of Caracas, and can be claimed once', async () => {
    expect(await promotion()).toBeNull();
    const { id, endAt } = await startRedEnvelope(platform.db, plan, notify);
    expect(sent).toContain('private-member.USD RedEnvelopeDisplay');
    const offered = await promotion();
    expect(offered?.id).toBe(id);
    expect(offered?.endAt).toMatch(/-04:00$/);
    expect(new Date(offered?.endAt ?? 0)).toEqual(endAt);
    const before = await cash();
    expect(await platform.send('redEnvelope', { id }, { token })).toEqual({ cash: '7.00' });
    expect(await cash()).toBe(before + 7);
    expect(await promotion()).toBeNull();
    expect(await codeOf(platform.send('redEnvelope', { id }, { token }))).toBe('102');
  });

  test('is nothing to members of another currency, nor when it is over, nor when there is none', async () => {
    const other = await startRedEnvelope(platform.db, { ...plan, currency: 'INR' }, notify);
    expect(await promotion()).toBeNull();
    expect(await codeOf(platform.send('redEnvelope', { id: other.id }, { token }))).toBe('102');
    const over = await startRedEnvelope(platform.db, { ...plan, minutes: 0.000_001 }, notify);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await promotion()).toBeNull();
    expect(await codeOf(platform.send('redEnvelope', { id: over.id }, { token }))).toBe('102');
    expect(await codeOf(platform.send('redEnvelope', { id: 2_000_000 }, { token }))).toBe('102');
  });

  test('a claim whose answer was lost is answered the same, and tells the balance once', async () => {
    const { id } = await startRedEnvelope(platform.db, { ...plan, shares: 7 }, notify);
    const browser = await openSocket(platform.url);
    const member = await platform.send('layout', {}, { token });
    browser.subscribe(`private-member.${member.id}`, token);
    await browser.settle();
    const key = randomUUID();
    const first = await platform.send('redEnvelope', { id }, withKey(key));
    const [, payload] = await browser.next('member.cash');
    expect(payload).toMatchObject({ cash: (await platform.send('myCash', {}, { token })).cash });
    const before = await cash();
    expect(await platform.send('redEnvelope', { id }, withKey(key))).toEqual(first);
    await forgetAnswers();
    expect(await platform.send('redEnvelope', { id }, withKey(key))).toEqual(first);
    expect(await codeOf(platform.send('redEnvelope', { id }, withKey(randomUUID())))).toBe('102');
    expect(await cash()).toBe(before);
    await browser.settle();
    expect(browser.heard.filter(([name]) => name === 'member.cash')).toEqual([]);
    browser.close();
  });
});

test('members are notified when the last share of an envelope is claimed, and not before', async () => {
  const { id } = await startRedEnvelope(
    platform.db,
    {
      ...{ currency: 'USD', amount: 700n, shares: 2, minutes: 5 },
    },
    notify,
  );
  const browser = await openSocket(platform.url);
  browser.subscribe('private-member.USD', token);
  await browser.settle();
  await platform.send('redEnvelope', { id }, { token });
  await browser.settle();
  expect(browser.heard.filter(([name]) => name === 'RedEnvelopeDisplay')).toEqual([]);
  const { token: last } = await forms.register();
  await platform.send('redEnvelope', { id }, { token: last });
  expect(await browser.next('RedEnvelopeDisplay')).toEqual(['private-member.USD', {}]);
  browser.close();
});

describe('the roulette', () => {
  const plan: WheelPlan = {
    currency: 'USD',
    drawsPerDay: 2,
    prizes: [
      { amount: 150n, weight: 1 },
      { amount: 150n, weight: 1 },
    ],
  };
  const spin = (id?: number) => platform.send('rouletteSpin', id === undefined ? {} : { id }, { token });

  test('stands in every currency of a new site', async () => {
    const { isOpen, remainingDraws } = await platform.send('roulette', {}, { token });
    expect({ isOpen, remainingDraws }).toEqual({ isOpen: 1, remainingDraws: 3 });
    const { prizeSettings } = await platform.send('rouletteInfo', {}, { token });
    expect(prizeSettings).toHaveLength(8);
    expect(prizeSettings.reduce((sum, { sweep = 0 }) => sum + sweep, 0)).toBeCloseTo(360, 6);
    expect(prizeSettings.map(({ amount }) => amount)).toContain('50.00');
  });

  test('credits what it shows, until no draw is left', async () => {
    const { id } = await setRoulette(platform.db, plan, notify);
    expect(sent).toContain('private-member.USD roulette_display');
    const info = await platform.send('rouletteInfo', {}, { token });
    expect(info).toMatchObject({ detail: { id, drawsPerDay: 2, endAt: null }, remainingDraws: 2 });
    const before = await cash();
    const won = await spin(id);
    expect(info.prizeSettings.map(({ prizeId }) => prizeId)).toContain(won.prizeId);
    expect(won.remainingDraws).toBe(1);
    expect(await cash()).toBe(before + 1.5);
    expect((await spin()).remainingDraws).toBe(0);
    expect(await codeOf(spin())).toBe('2093101');
    expect((await platform.send('roulette', {}, { token })).remainingDraws).toBe(0);
    expect(await cash()).toBe(before + 3);
  });

  test('a spin whose answer was lost is answered the same, and uses no other draw', async () => {
    await setRoulette(platform.db, plan, notify);
    const key = randomUUID();
    const first = await platform.send('rouletteSpin', {}, withKey(key));
    expect(first.amount).toBe('1.50');
    const before = await cash();
    await forgetAnswers();
    expect(await platform.send('rouletteSpin', {}, withKey(key))).toEqual(first);
    expect(await cash()).toBe(before);
    expect((await platform.send('roulette', {}, { token })).remainingDraws).toBe(1);
  });

  test('keeps the balance back until the wheel has stopped', async () => {
    await setRoulette(platform.db, plan, notify);
    // A member of its own: balances of earlier spins are still on their way to the other one.
    const newcomer = await forms.register();
    const browser = await openSocket(platform.url);
    browser.subscribe(`private-member.${newcomer.memberId}`, newcomer.token);
    await browser.settle();
    const startMs = Date.now();
    await platform.send('rouletteSpin', {}, { token: newcomer.token });
    await browser.next('member.cash');
    expect(Date.now() - startMs).toBeGreaterThanOrEqual(ROULETTE_SPIN_MS);
    browser.close();
  });

  test('shows the prizes that can still be won, as large as their chances', async () => {
    const prizes = [
      { amount: 100n, weight: 1 },
      { amount: 900n, weight: 5, stock: 0 },
      { amount: 0n, weight: 3 },
    ];
    await setRoulette(platform.db, { ...plan, prizes }, notify);
    const { prizeSettings } = await platform.send('rouletteInfo', {}, { token });
    expect(prizeSettings.map(({ amount, sweep }) => [amount, sweep])).toEqual([
      ['1.00', 90],
      ['0.00', 270],
    ]);
  });

  test('another wheel in its place is not spun by who sees the old one', async () => {
    const old = await setRoulette(platform.db, plan, notify);
    await setRoulette(platform.db, plan, notify);
    expect(await codeOf(spin(old.id))).toBe('2093104');
    expect(await codeOf(spin())).toBe('accepted');
  });

  test('says so when all its prizes are gone, and takes no draw for that', async () => {
    const prizes = [
      { amount: 10n, weight: 1, stock: 1 },
      { amount: 20n, weight: 1, stock: 0 },
    ];
    await setRoulette(platform.db, { ...plan, prizes }, notify);
    expect(await codeOf(spin())).toBe('accepted');
    expect(await codeOf(spin())).toBe('2093103');
    expect((await platform.send('roulette', {}, { token })).remainingDraws).toBe(1);
  });

  test('that is closed can be neither looked at nor spun', async () => {
    expect(await closeRoulette(platform.db, 'USD', notify)).toBeDefined();
    expect(await closeRoulette(platform.db, 'USD', notify)).toBeUndefined();
    expect(await platform.send('roulette', {}, { token })).toEqual({ isOpen: 0, remainingDraws: 0 });
    expect(await codeOf(platform.send('rouletteInfo', {}, { token }))).toBe('2095101');
    expect(await codeOf(spin())).toBe('2093102');
  });
});
