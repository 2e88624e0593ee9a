import * as v from 'valibot';
import { roundAnswer } from '../../protocol/rounds.ts';
import { sized } from '../../testing/proof-size.ts';
import {
  cents,
  killDuring,
  play,
  startSoloProcesses,
  type SoloProcesses,
} from '../../testing/solo-processes.ts';

let processes: SoloProcesses;
beforeEach(async () => {
  processes = await startSoloProcesses();
});
afterEach(() => processes.close());

test('the same request at two servers at one moment is one round', async () => {
  const [one, two] = await Promise.all([processes.startServer(), processes.startServer()]);
  const { launch, bearer } = await processes.open(one);
  for (let n = 0; n < 10; n += 1) {
    const answers = await Promise.all([one, two].map((server) => play(server, bearer, `request-${n}`)));
    const [first, second] = answers.map(({ data }) => v.parse(roundAnswer, data));
    expect({ ...first, fair: 0 }).toEqual({ ...second, fair: 0 });
  }
  expect(processes.wallet.rounds).toHaveLength(10);
  expect(cents(processes.wallet.balanceOf(launch))).toBe(processes.expectedCents());
});

const CALLS = [
  ['the settlement', 'provider.settle'],
  ['the wager', 'provider.wager'],
] as const;

test.each(CALLS.slice(0, sized(1, CALLS.length)))(
  'a server that is killed during %s: another one ends the round, and pays once',
  async (_, during) => {
    const [one, two] = await Promise.all([processes.startServer(), processes.startServer()]);
    const { launch, bearer } = await processes.open(one);
    // The platform has done it, and the server dies before it has the answer.
    const killed = killDuring(processes.wallet, one, during, 'after');
    const lost = play(one, bearer, 'request-a').catch(() => undefined);
    await killed;
    expect(await lost).toBeUndefined();

    // The page asks whoever answers.
    const told = await play(two, bearer, 'request-a');
    expect(told.code).toBe('100');
    expect(processes.wallet.rounds).toMatchObject([{ state: 'settled' }]);
    expect(v.parse(roundAnswer, told.data).balance).toBe(processes.wallet.balanceOf(launch));
    expect(cents(processes.wallet.balanceOf(launch))).toBe(processes.expectedCents());
  },
);
