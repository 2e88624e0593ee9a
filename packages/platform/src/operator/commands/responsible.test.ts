import { desc, eq } from 'drizzle-orm';
import { isRefusal } from '@tessera/wire';
import { auditEntries } from '../../db/schema/content.ts';
import { members } from '../../db/schema/members.ts';
import { responsibleChanges } from '../../db/schema/responsible.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );
const lastAudit = async () => {
  const [entry] = await platform.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
};
const player = ['--member', 'player01'];
const limit = (amount: string[], why = 'asked for by phone') =>
  done('limits', 'set', ...player, '--kind', 'wager', '--period', 'week', ...amount, '--why', why);

test('an operator sets limits as a member does: tighter ones at once, looser ones a day later', async () => {
  expect(await done('limits', 'show', ...player)).toBe('No limits.\nNo exclusion.\nNo reality check.');
  expect(await limit(['--amount', '250.50'])).toBe(
    'The wager limit of player01 for each week is 250.50 USD now.',
  );
  expect(await lastAudit()).toMatchObject({
    operator: 'mira',
    command: 'limits set',
    before: { amount: null },
    after: { amount: '250.50', why: 'asked for by phone' },
  });
  expect(await limit(['--none'])).toMatch(/is no limit from 20\S+ on\.$/);
  const shown = await done('limits', 'show', ...player);
  expect(shown).toMatch(/^wager week {2}250\.50 USD, used 0\.00, until \S+; from \S+: none$/m);
  const token = await platform.logIn();
  const { list } = await platform.send('responsibleHistory', {}, { token });
  expect(list.map(({ by, before, after }) => [by, before, after])).toEqual([
    ['operator', '250.50', null],
    ['operator', null, '250.50'],
  ]);
});

test('an exclusion closes the account at once and is ended with a reason alone', async () => {
  const token = await platform.logIn();
  const said = await done(
    'exclusion',
    'start',
    ...player,
    '--length',
    '1_year',
    '--why',
    'their family wrote',
  );
  expect(said).toMatch(/^player01: Self-exclusion until 20/);
  await expect(platform.send('myCash', {}, { token })).rejects.toMatchObject({
    failure: { kind: 'unauthorised' },
  });
  expect(await codeOf(platform.logIn())).toBe('103');
  expect(await done('limits', 'show', ...player)).toContain('Self-exclusion until');
  const shorter = await run('exclusion', 'start', ...player, '--length', '6_months', '--why', 'again');
  expect(shorter).toEqual({ code: 1, said: expect.stringMatching(/is kept out for longer: Self-exclusion/) });
  await done('exclusion', 'end', ...player, '--why', 'taken for somebody else');
  expect(await lastAudit()).toMatchObject({
    command: 'exclusion end',
    before: { kind: 'self_exclusion' },
    after: { why: 'taken for somebody else' },
  });
  await platform.logIn();
  const [member] = await platform.db.select().from(members).where(eq(members.account, 'player01'));
  const changes = await platform.db
    .select()
    .from(responsibleChanges)
    .where(eq(responsibleChanges.memberId, member?.id ?? 0))
    .orderBy(desc(responsibleChanges.id));
  expect(changes.slice(0, 2).map(({ subject, why }) => [subject, why])).toEqual([
    ['exclusion_ended', 'taken for somebody else'],
    ['self_exclusion', 'their family wrote'],
  ]);
});

test.each([
  [['limits', 'set', ...player, '--kind', 'wager', '--period', 'week', '--none'], /--why is missing/],
  [
    ['limits', 'set', ...player, '--kind', 'wager', '--period', 'week', '--none', '--why', ' '],
    /--why needs a reason/,
  ],
  [
    ['limits', 'set', ...player, '--kind', 'spend', '--period', 'week', '--why', 'x'],
    /--kind "spend" must be one of/,
  ],
  [
    ['limits', 'set', ...player, '--kind', 'loss', '--period', 'day', '--why', 'x'],
    /--amount <amount> or --none/,
  ],
  [
    ['limits', 'set', ...player, '--kind', 'loss', '--period', 'day', '--amount', '0', '--why', 'x'],
    /above zero/,
  ],
  [
    ['limits', 'set', ...player, '--kind', 'loss', '--period', 'day', '--amount', '1.005', '--why', 'x'],
    /of USD/,
  ],
  [['exclusion', 'start', ...player, '--length', '2_days', '--why', 'x'], /--length "2_days" must be one of/],
  [['exclusion', 'end', ...player, '--why', 'x'], /player01 is not excluded/],
  [['limits', 'show', '--member', 'nobody1'], /no member with the account/],
])('%j is refused with what to do', async (args, reason) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringMatching(reason) });
});
