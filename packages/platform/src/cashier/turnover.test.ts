import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cashierSettings } from '../db/schema/cashier.ts';
import { serializable } from '../db/serializable.ts';
import { award } from '../ledger/award.ts';
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
const credit = (kind: Parameters<typeof award>[1]['kind']) =>
  serializable(platform.db, (tx) =>
    award(tx, { memberId, currency: 'USD', amount: 1_000n, kind, key: `test:${randomUUID()}` }),
  );

test.each(['red_envelope', 'roulette_prize', 'sign_in', 'recommendation'] as const)(
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
