import { setTimeout as sleep } from 'node:timers/promises';
import {
  cents,
  killDuring,
  play,
  startSoloProcesses,
  type SoloProcesses,
} from '../../testing/solo-processes.ts';
import { untilTrue } from '../../testing/until.ts';

let processes: SoloProcesses;
beforeEach(async () => {
  processes = await startSoloProcesses();
});
afterEach(() => processes.close());

test('a round that a killed server leaves is ended although nobody asks for it', async () => {
  const [one] = await Promise.all([processes.startServer(), processes.startServer()]);
  const { launch, bearer } = await processes.open(one);
  const killed = killDuring(processes.wallet, one, 'provider.settle', 'before');
  void play(one, bearer, 'request-a').catch(() => undefined);
  await killed;
  await untilTrue(() => processes.wallet.rounds[0]?.state === 'settled', 'the settlement');
  expect(processes.wallet.rounds).toMatchObject([{ state: 'settled' }]);
  expect(cents(processes.wallet.balanceOf(launch))).toBe(processes.expectedCents());
});

test('servers that are killed again and again in the middle of play lose nothing and pay nothing twice', async () => {
  let server = await processes.startServer();
  const { launch, bearer } = await processes.open(server);
  const steady = await processes.startServer();
  for (let kill = 0; kill < 4; kill += 1) {
    const rounds = [1, 2, 3].map((n) => play(server, bearer, `request-${kill}-${n}`).catch(() => undefined));
    await sleep(5 + kill * 7);
    await server.kill();
    await Promise.all(rounds);
    server = await processes.startServer();
    for (const n of [1, 2, 3]) {
      const { code } = await play(steady, bearer, `request-${kill}-${n}`);
      // Called off for the one that came after it, or played: never both.
      expect(['100', '410']).toContain(code);
    }
  }
  expect(processes.wallet.rounds.filter(({ state }) => state === 'open')).toEqual([]);
  expect(processes.wallet.rounds.filter(({ state }) => state === 'settled').length).toBeGreaterThan(3);
  expect(cents(processes.wallet.balanceOf(launch))).toBe(processes.expectedCents());
});
