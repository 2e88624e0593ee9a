import * as v from 'valibot';
import { drawRound } from '../../games/lines/rules/round.ts';
import { roundAnswer } from '../../protocol/rounds.ts';
import { sessionAnswer } from '../../protocol/session.ts';
import { drawsOf } from '@tessera/domain/fairness';
import { startGamesProcess, type GamesProcess } from '../../testing/games-process.ts';
import { freshDatabase } from '../../testing/test-run.ts';
import { startWallet, type Wallet } from '../../testing/wallet.ts';

let wallet: Wallet;
let database: string;
const running: GamesProcess[] = [];
beforeEach(async () => {
  wallet = await startWallet();
  database = await freshDatabase();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  await wallet.close();
});

async function startServer(): Promise<GamesProcess> {
  const server = await startGamesProcess(wallet, database);
  running.push(server);
  return server;
}

async function call(server: GamesProcess, path: string, body: unknown, bearer?: string) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: string; data: unknown };
}

async function open(server: GamesProcess): Promise<{ launch: string; bearer: string }> {
  const launch = wallet.launch();
  const { data } = await call(server, '/session', { launch });
  return { launch, bearer: v.parse(sessionAnswer, data).bearer };
}

const play = (server: GamesProcess, bearer: string, requestId: string) =>
  call(server, '/rounds', { requestId, stake: '1.00', choice: {}, salt: 's' }, bearer);

/** What the rounds that the wallet knows have moved, in cents, by what each was drawn from. */
function moved(): number {
  return wallet.rounds
    .filter(({ state }) => state === 'settled')
    .reduce((sum, { outcome }) => {
      const { round } = drawRound(drawsOf(outcome.seed as string, outcome.salt as string));
      return sum - 100 + round.units * 5;
    }, 0);
}
const cents = (decimal: string): number => Math.round(Number(decimal) * 100);

test('the same request at two servers at one moment is one round', async () => {
  const [one, two] = await Promise.all([startServer(), startServer()]);
  const { launch, bearer } = await open(one);
  for (let n = 0; n < 10; n += 1) {
    const answers = await Promise.all([one, two].map((server) => play(server, bearer, `request-${n}`)));
    const [first, second] = answers.map(({ data }) => v.parse(roundAnswer, data));
    expect({ ...first, fair: 0 }).toEqual({ ...second, fair: 0 });
  }
  expect(wallet.rounds).toHaveLength(10);
  expect(cents(wallet.balanceOf(launch))).toBe(10_000 + moved());
}, 60_000);

test.each([
  ['the wager', 'provider.wager'],
  ['the settlement', 'provider.settle'],
])(
  'a server that is killed during %s: another one ends the round, and pays once',
  async (_, during) => {
    const [one, two] = await Promise.all([startServer(), startServer()]);
    const { launch, bearer } = await open(one);
    // The platform has done it, and the server dies before it hears so.
    const reached = new Promise<void>((resolve) => {
      wallet.fault = (name) => {
        if (name !== during) return undefined;
        wallet.fault = undefined;
        void one.kill().then(resolve);
        return 'after';
      };
    });
    const lost = play(one, bearer, 'request-a').catch(() => undefined);
    await reached;
    expect(await lost).toBeUndefined();

    // The page asks whoever answers.
    const told = await play(two, bearer, 'request-a');
    expect(told.code).toBe('100');
    expect(wallet.rounds).toMatchObject([{ state: 'settled' }]);
    expect(v.parse(roundAnswer, told.data).balance).toBe(wallet.balanceOf(launch));
    expect(cents(wallet.balanceOf(launch))).toBe(10_000 + moved());
  },
  60_000,
);

test('a round that a killed server leaves is ended although nobody asks for it', async () => {
  const [one] = await Promise.all([startServer(), startServer()]);
  const { launch, bearer } = await open(one);
  const reached = new Promise<void>((resolve) => {
    wallet.fault = (name) => {
      if (name !== 'provider.settle') return undefined;
      wallet.fault = undefined;
      void one.kill().then(resolve);
      return 'before';
    };
  });
  void play(one, bearer, 'request-a').catch(() => undefined);
  await reached;
  const end = Date.now() + 30_000;
  while (wallet.rounds[0]?.state !== 'settled' && Date.now() < end) {
    await new Promise((later) => setTimeout(later, 100));
  }
  expect(wallet.rounds).toMatchObject([{ state: 'settled' }]);
  expect(cents(wallet.balanceOf(launch))).toBe(10_000 + moved());
}, 60_000);

test('servers that are killed again and again in the middle of play lose nothing and pay nothing twice', async () => {
  let server = await startServer();
  const { launch, bearer } = await open(server);
  const steady = await startServer();
  for (let kill = 0; kill < 4; kill += 1) {
    const rounds = [1, 2, 3].map((n) => play(server, bearer, `request-${kill}-${n}`).catch(() => undefined));
    await new Promise((later) => setTimeout(later, 5 + kill * 7));
    await server.kill();
    await Promise.all(rounds);
    server = await startServer();
    for (const n of [1, 2, 3]) {
      const { code } = await play(steady, bearer, `request-${kill}-${n}`);
      // Called off for the one that came after it, or played: never both.
      expect(['100', '410']).toContain(code);
    }
  }
  expect(wallet.rounds.filter(({ state }) => state === 'open')).toEqual([]);
  expect(wallet.rounds.filter(({ state }) => state === 'settled').length).toBeGreaterThan(3);
  expect(cents(wallet.balanceOf(launch))).toBe(10_000 + moved());
}, 180_000);
