import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDatabase } from '@tessera/server';
import { heldAccount, requestWithdrawal } from '../../cashier/withdrawals.ts';
import { connect, type Connection } from '../../db/connect.ts';
import { balanceOf, memberBalance, openAccount } from '../../ledger/accounts.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { operate, readCommandLine } from '../../operator/operator.ts';
import { serializable } from '../../db/serializable.ts';
import { TEMPLATE, freshName, testRun } from '../../testing/test-run.ts';
import { bindAccount } from '../cashier-players.ts';
import { proxyDatabase, type DatabaseProxy } from '../processes/database-proxy.ts';
import { newPlayer } from './money-case.ts';

const REPEATS = 100;
const AMOUNT = 2_000n;
const PROGRAM = pathToFileURL(join(__dirname, '../../operator/main.ts')).href;

let connection: Connection;
let proxy: DatabaseProxy;
beforeAll(async () => {
  const databaseUrl = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(databaseUrl, () => undefined);
  proxy = await proxyDatabase(databaseUrl);
});
afterEach(async () => {
  expect((await verifyLedger(connection.db)).problems).toEqual([]);
});
afterAll(async () => {
  await proxy.close();
  await connection.close();
});

/** What a decision does to the member's balance and to what is held. */
const DECISIONS = [
  { kind: 'approve', back: 0n, args: [] },
  { kind: 'reject', back: AMOUNT, args: ['--why', 'for a test'] },
] as const;
const DONE = { approve: 'approved', reject: 'rejected' } as const;

/** A withdrawal that waits for its decision. */
async function prepare({ kind, args }: (typeof DECISIONS)[number]) {
  const { db } = connection;
  const member = await newPlayer(db);
  const bankAccountId = await bindAccount(db, member);
  const request = { member, bankAccountId, amount: AMOUNT, operation: null };
  const asked = await requestWithdrawal(db, request, new Date());
  if (asked.kind !== 'done') throw new Error(`the withdrawal was refused with ${asked.code}`);
  const { orderNumber } = asked.withdrawal;
  return {
    member,
    args: ['withdrawals', kind, '--id', orderNumber, ...args],
    already: `The withdrawal ${orderNumber} is ${DONE[kind]} already.`,
    async look() {
      const name = heldAccount({ memberId: member.id, currency: 'USD' });
      const held = await serializable(db, async (tx) => balanceOf(tx, await openAccount(tx, name)));
      return { own: (await memberBalance(db, member.id, 'USD')).balance, held: held.balance };
    },
  };
}

/** @returns what was said, refusals included */
async function carryOut(args: readonly string[]): Promise<string> {
  const asked = readCommandLine(args);
  if (asked.kind === 'help') return asked.text;
  return operate(connection.db, 'test', asked).catch((error: Error) => error.message);
}

test.each(DECISIONS)(`of ${REPEATS} operators at once, one does $kind a withdrawal`, async (decision) => {
  const { args, already, look } = await prepare(decision);
  const before = await look();
  const said = await Promise.all(Array.from({ length: REPEATS }, () => carryOut(args)));
  expect(said.filter((line) => line !== already)).toHaveLength(1);
  expect(await look()).toEqual({ own: before.own + decision.back, held: 0n });
});

test.each(DECISIONS)(
  'an operator who is killed between commit and answer has done $kind once',
  async (decision) => {
    const { args, already, look } = await prepare(decision);
    const before = await look();
    const held = proxy.holdCommits(1);
    const operator = startOperator(args);
    await held;
    operator.kill('SIGKILL');
    proxy.cut();
    expect(await carryOut(args)).toBe(already);
    expect(await look()).toEqual({ own: before.own + decision.back, held: 0n });
  },
);

/** The operator's command line as a process of its own, behind the proxy. */
function startOperator(args: readonly string[]): ChildProcess {
  const program = `
    const { runOperator } = await import(${JSON.stringify(PROGRAM)});
    const say = (text) => process.stderr.write(text);
    await runOperator(process.argv.slice(1), process.env, { base: '/', out: say, err: say });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program, '--', ...args], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: proxy.url, OPERATOR: 'test' },
    stdio: 'ignore',
  });
}
