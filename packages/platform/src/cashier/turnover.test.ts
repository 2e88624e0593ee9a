import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cashierSettings } from '../db/schema/cashier.ts';
import { serializable } from '../db/serializable.ts';
import { award, AWARD_KINDS, type AwardKind } from '../ledger/award.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let token: string;
let memberId: number;
beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.logIn();
  memberId = (await platform.send('layout', {}, { token })).id;
  await platform.db
    .update(cashierSettings)
    .set({ turnoverPercent: 50 })
    .where(eq(cashierSettings.currency, 'USD'));
});
afterAll(() => platform.close());

const terms = () => platform.send('withdrawalTerms', {}, { token });
const credit = (kind: AwardKind) =>
  serializable(platform.db, (tx) =>
    award(tx, { memberId, currency: 'USD', amount: 1_000n, kind, key: `test:${randomUUID()}` }),
  );

test.each(AWARD_KINDS.filter((kind) => kind !== 'bonus'))(
  'a credit of the kind %s must be wagered before a withdrawal, and is listed',
  async (kind) => {
    const before = Number((await terms()).turnoverRequired);
    await credit(kind);
    const after = await terms();
    expect(Number(after.turnoverRequired) - before).toBe(5);
    expect(after.turnoverCredits.at(-1)).toMatchObject({
      kind,
      amount: '10.00',
      toWager: '5.00',
      wagered: '0.00',
    });
  },
);

test('a bonus, whose wagering is done before it is paid, requires none', async () => {
  const before = await terms();
  await credit('bonus');
  const after = await terms();
  expect(Number(after.cash) - Number(before.cash)).toBe(10);
  expect(after.turnoverRequired).toBe(before.turnoverRequired);
  expect(after.turnoverCredits).toEqual(before.turnoverCredits);
});
