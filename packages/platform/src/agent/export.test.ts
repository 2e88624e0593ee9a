import fc from 'fast-check';
import { toDecimal, toMinor } from '@tessera/domain';
import type { AnswerOf, Calls, PayloadOf } from '@tessera/wire';
import { sized } from '../proofs/size.ts';
import { siteDay } from '../site/calendar.ts';
import { makeAgentOf, makeMember, memberOf, playRound } from '../testing/agents.ts';
import { codeOf } from '../testing/forms.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { addDays, mondayOf, startOf, weekOf } from './days.ts';

const today = siteDay(new Date());
let platform: TestPlatform;
let token: string;
let statements: AnswerOf<Calls['agentSettlements']>['list'];
beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.logIn('agent01');
  // The seed has a correction that takes a little; these add something, and take more than a week earns.
  await correctLast('USD', '25.75');
  await correctLast('INR', '-9999999');
  const monday = addDays(mondayOf(today), -7);
  const { id: introducerId } = await memberOf(platform.db, 'agent01');
  const loser = await makeMember(platform.db, { introducerId, currency: 'INR' });
  await playRound(platform.db, loser, { at: startOf(monday), stake: 500_000_00n, payout: 0n });
  await operatorOf(() => platform).done('agents', 'settle', '--week', weekOf(monday));
  statements = (await platform.send('agentSettlements', { count: 200 }, { token })).list;
});
afterAll(() => platform.close());

async function correctLast(currency: 'USD' | 'INR', amount: string): Promise<void> {
  const [last] = (await platform.send('agentSettlements', { currency }, { token })).list;
  const id = String(last?.id);
  const { done } = operatorOf(() => platform);
  await done('agents', 'correct', '--settlement', id, `--amount=${amount}`, '--cause', 'Counted twice');
}

const period = { from: addDays(today, -80), to: today };
type Request = PayloadOf<Calls['agentExport']>;
const address = async (request: Request, by = token, language = 'en_US') =>
  (await platform.send('agentExport', request, { token: by, headers: { language } })).url;

/** @returns the cells of each line, the header first */
async function download(request: Request, language?: string): Promise<string[][]> {
  const answer = await fetch(platform.url + (await address(request, token, language)));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(`filename="${request.what}-`);
  const lines = (await answer.text()).replace('\u{feff}', '').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => line.split(','));
}

const AMOUNTS = [
  'deposits',
  'withdrawals',
  'turnover',
  'payouts',
  'bonuses',
  'netRevenue',
  'commission',
] as const;
const sum = (lines: readonly string[][], column: number) =>
  toDecimal(
    lines.reduce((total, line) => total + toMinor(line[column] ?? '', 'USD'), 0n),
    'USD',
  );

/** What statements of weeks that end in the period paid, in the currency of the members. */
function paidIn({ from, to }: { readonly from: string; readonly to: string }, currency: 'USD' | 'INR') {
  const paid = statements
    .filter((one) => one.currency === currency && from <= one.to && one.to <= to)
    .map(({ earned, carriedIn, corrected }) =>
      [earned, carriedIn, corrected].reduce((total, amount) => total + toMinor(amount, currency), 0n),
    );
  return toDecimal(
    paid.reduce((total, amount) => (amount > 0n ? total + amount : total), 0n),
    currency,
  );
}

test.each(['USD', 'INR'] as const)(
  'commission paid is what the statements of the week paid in %s, with their corrections',
  async (currency) => {
    const signs = statements.filter((one) => one.currency === currency).map(({ corrected }) => corrected);
    expect(signs).toEqual(expect.arrayContaining(currency === 'USD' ? ['25.75', '-12.50'] : ['-9999999.00']));
    const { list } = await platform.send('agentOperations', { ...period, by: 'week', currency }, { token });
    expect(list.map(({ from, commission }) => [from, commission])).toEqual(
      list.map((week) => [week.from, paidIn(week, currency)]),
    );
  },
);

test.each(['day', 'week', 'month'] as const)(
  'the table by %s has the screen’s lines, and both totals are the sum of them',
  async (by) => {
    const screen = await platform.send('agentOperations', { ...period, by, count: 92 }, { token });
    const [header, ...lines] = await download({ what: 'operations', ...period, by });
    const total = lines.pop();
    expect(header?.slice(0, 4)).toEqual(['From', 'To', 'Currency', 'New players']);
    expect(lines.map(([from, to]) => ({ from, to }))).toEqual(
      screen.list.toReversed().map(({ from, to }) => ({ from, to })),
    );
    for (const [index, name] of AMOUNTS.entries()) {
      expect([name, sum(lines, 5 + index)]).toEqual([name, screen.total[name]]);
      expect([name, total?.[5 + index]]).toEqual([name, screen.total[name]]);
    }
    expect(total?.slice(3, 5)).toEqual([screen.total.newMembers, screen.total.activeMembers].map(String));
    expect(screen.total.turnover).not.toBe('0.00');
  },
);

test('the table by level has the screen’s lines, and its total is the sum of them', async () => {
  const screen = await platform.send('agentStrata', { ...period, currency: 'INR' }, { token });
  const [, ...lines] = await download({ what: 'strata', ...period, currency: 'INR' });
  const total = lines.pop();
  expect(lines.map(([level, , members]) => ({ level: Number(level), members: Number(members) }))).toEqual(
    screen.list.map(({ level, members }) => ({ level, members })),
  );
  for (const [index, name] of AMOUNTS.entries()) {
    expect(lines.map((line) => line[5 + index])).toEqual(screen.list.map((line) => line[name]));
    expect([name, total?.[5 + index]]).toEqual([name, sum(lines, 5 + index)]);
  }
});

const asked = fc.record({
  ago: fc.nat({ max: 85 }),
  length: fc.nat({ max: 85 }),
  by: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  currency: fc.constantFrom('USD' as const, 'INR' as const),
  providerId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
});

test(
  'whatever is filtered, the file’s total is the screen’s, and the table by level comes to the same',
  async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ ago, length, by, ...filter }) => {
        const days = { from: addDays(today, -ago), to: addDays(today, -Math.max(0, ago - length)) };
        const screen = await platform.send('agentOperations', { ...days, by, ...filter }, { token });
        const paid =
          filter.providerId === undefined ? paidIn(days, filter.currency) : sumIn([], filter.currency);
        expect(screen.total.commission).toBe(paid);
        const total = (await download({ what: 'operations', ...days, by, ...filter })).at(-1);
        const levels = await platform.send('agentStrata', { ...days, ...filter }, { token });
        const byLevel = (await download({ what: 'strata', ...days, ...filter })).at(-1);
        for (const [index, name] of AMOUNTS.entries()) {
          expect([name, total?.[5 + index]]).toEqual([name, screen.total[name]]);
          const lines = levels.list.map((line) => [line[name]]);
          expect([name, byLevel?.[5 + index]]).toEqual([name, sumIn(lines, filter.currency)]);
          // Commission is paid in a week, and earned on a level.
          if (name !== 'commission') expect([name, byLevel?.[5 + index]]).toEqual([name, total?.[5 + index]]);
        }
      }),
      { numRuns: sized(8, 200) },
    );
  },
  sized(60_000, 600_000),
);

const sumIn = (lines: readonly (readonly string[])[], currency: 'USD' | 'INR') =>
  toDecimal(
    lines.reduce((total, [amount = '']) => total + toMinor(amount, currency), 0n),
    currency,
  );

test('headers are in the language of the request', async () => {
  const [header] = await download({ what: 'strata', ...period }, 'zh_TW');
  expect(header?.slice(0, 3)).toEqual(['級別', '幣別', '玩家']);
});

test.each([
  ['operations', 'Commission paid'],
  ['strata', 'Commission earned'],
] as const)('the last column of the table %s says what its commission is: %s', async (what, name) => {
  const file = what === 'operations' ? { what, ...period, by: 'week' as const } : { what, ...period };
  const [header] = await download(file);
  expect(header?.at(-1)).toBe(name);
});

test('a period that the table refuses is refused, and an address works once', async () => {
  const request = { what: 'operations', from: addDays(today, -200), to: today } as const;
  expect(await codeOf(address(request))).toBe('400');
  const url = await address({ what: 'operations', ...period });
  expect((await fetch(platform.url + url)).status).toBe(200);
  expect((await fetch(platform.url + url)).status).toBe(404);
});

test('an address ends when the programme suspends the agent', async () => {
  await makeAgentOf(platform.db, 'player01');
  const other = await platform.logIn('player01');
  const url = await address({ what: 'strata', ...period }, other);
  await operatorOf(() => platform).done(
    'agents',
    'suspend',
    '--member',
    'player01',
    '--reason',
    'Under review',
  );
  expect((await fetch(platform.url + url)).status).toBe(404);
});
