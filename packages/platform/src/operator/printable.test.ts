import { sql } from 'drizzle-orm';
import { agentApplications } from '../db/schema/agent.ts';
import { bankAccounts, heldPayments } from '../db/schema/cashier.ts';
import { auditEntries } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { outboxMessages } from '../db/schema/outbox.ts';
import { cashierOf, PAYMENT_KEY } from '../testing/cashier.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { COMMANDS } from './operator.ts';

/** Goes to the line's start, clears it, turns the direction, and begins a line of its own. */
const POISON = 'Ann\u001b[1G\u001b[2K\u202e\u009b2K\u2028\nFORGED  100.00 USD';
const ESCAPED = String.raw`Ann\u001b[1G\u001b[2K\u202e\u009b2K\u2028\u000aFORGED  100.00 USD`;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY });
  const { db } = platform;
  const token = await platform.logIn();
  const bankAccountId = await cashier.bindAccount(token);
  await cashier.withdraw(token, bankAccountId, '50');
  await cashier.order(token, '10');
  // As a release that took such text has stored it.
  const [member] = await db
    .update(members)
    .set({ name: POISON, email: POISON, contacts: { qq: POISON } })
    .returning();
  const memberId = member?.id ?? 0;
  await db.update(bankAccounts).set({ bankName: POISON, holderName: POISON, branchCode: POISON });
  await db.insert(agentApplications).values({
    memberId,
    agreementVersion: sql`(SELECT max(version) FROM agent_agreements)`,
    contactKind: 'email',
    contact: POISON,
    intention: POISON,
    website: POISON,
  });
  const payment = { provider: POISON, orderNumber: POISON, amount: '1', currency: 'USD' } as const;
  await db.insert(heldPayments).values({ ...payment, reason: 'unknown order' });
  await db.insert(outboxMessages).values({
    channel: 'email',
    address: POISON,
    subject: POISON,
    body: POISON,
    state: 'kept',
    lastError: POISON,
    expiresAt: new Date(),
  });
  const entry = { operator: POISON, command: POISON, subject: POISON };
  await db.insert(auditEntries).values({ ...entry, before: { name: POISON }, after: POISON });
});
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);
const { run } = operatorOf(() => platform);

/** What some lists ask for. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'bonus list': ['--member', 'player01'],
  'deposit-methods list': ['--currency', 'USD'],
};
const LISTS = COMMANDS.filter(({ name, reads }) => reads && / list$|applications|held|outbox/.test(name));

test.each(LISTS.map(({ name }) => name))(
  '%s prints no control character and no forged line',
  async (name) => {
    const { code, said } = await run(...name.split(' '), ...(MORE[name] ?? []));
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    expect(said.split('\n').filter((line) => line.startsWith('FORGED'))).toEqual([]);
    expect(said.replaceAll('\n', '')).not.toMatch(
      /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
    );
  },
);

test.each([
  'withdrawals list',
  'bank-accounts list',
  'agents applications',
  'deposits held',
  'outbox',
  'audit list',
])('%s shows what was escaped', async (name) => {
  expect((await run(...name.split(' '))).said).toContain(ESCAPED);
});

test('a failure names what was typed without its control characters', async () => {
  const { code, said } = await run('withdrawals', 'approve', '--id', 'W1\u001b[2K\u202e');
  expect({ code, said }).toEqual({ code: 1, said: String.raw`There is no withdrawal W1\u001b[2K\u202e.` });
});

test.each([['--holder'], ['--bank']])(
  'bank-accounts bind refuses control characters in %s',
  async (option) => {
    const typed = { '--bank': 'First Bank', '--holder': 'Grace Porter', [option]: POISON };
    const { code, said } = await run(
      'bank-accounts',
      'bind',
      '--member',
      'player01',
      '--number',
      '1',
      ...Object.entries(typed).flat(),
    );
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringContaining(`${option} must be one line`) as string,
    });
  },
);
