import type { HealthCount, Move, Pointer, ReleaseState } from '../releases/state/state.ts';
import { createIntake, type Teller } from './intake.ts';
import { createLastFailures } from './last-failures.ts';
import { createLoadTimes } from './load-times.ts';
import { until } from '../testing/until.ts';
import { reportHealth } from './reporter.ts';
import { createTally, minuteOf } from './tally.ts';

const NOW = Date.parse('2026-01-01T12:00:30.000Z');
const lobby = { remote: 'mf-lobby', release: '2' };
const teller = (ip: string): Teller => ({ ip, canHave: ({ release }) => release === '2' });
const error = { ...lobby, message: 'boom', cause: 'TypeError', path: '/', context: {} };

function intake(factor = 1) {
  const tally = createTally(() => NOW);
  const failures = createLastFailures(() => NOW);
  const loadTimes = createLoadTimes();
  return { tally, failures, loadTimes, ...createIntake({ tally, failures, loadTimes, factor }) };
}

describe('what browsers tell of a release', () => {
  it('is summed by minute: loads with their time, and failures', () => {
    const { field, tally, loadTimes } = intake();
    field(teller('1.1.1.1'), {
      loads: [
        { ...lobby, ms: 100 },
        { ...lobby, ms: 300 },
      ],
      failures: [{ ...lobby, cause: 'timeout' }],
    });
    const minute = minuteOf(NOW);
    expect(tally.take()).toEqual([
      { name: 'mf-lobby', release: '2', minute, loads: 2, failures: 1, loadMs: 400 },
    ]);
    expect(tally.take()).toEqual([]);
    expect(loadTimes.median({ name: 'mf-lobby', release: '2' })).toBe(200);
  });

  it('counts errors too, but not again what could not be loaded', () => {
    const { error: tell, tally, failures } = intake();
    tell(teller('1.1.1.1'), error);
    tell(teller('1.1.1.1'), { ...error, cause: 'timeout', context: { in: 'composition' } });
    expect(tally.take()).toMatchObject([{ failures: 1 }]);
    expect(failures.of('mf-lobby').map(({ cause }) => cause)).toEqual(['timeout', 'TypeError']);
  });

  it('is not believed of releases that the visitor cannot have had', () => {
    const { field, error: tell, tally, failures } = intake();
    field(teller('1.1.1.1'), { loads: [], failures: [{ ...lobby, release: '3', cause: 'load' }] });
    tell(teller('1.1.1.1'), { ...error, release: '3' });
    expect([tally.take(), failures.of('mf-lobby')]).toEqual([[], []]);
  });

  it('of one address is not enough to end a canary, whatever it sends', () => {
    const { field, tally } = intake();
    for (let index = 0; index < 100; index += 1) {
      field(teller('1.1.1.1'), { loads: [], failures: [{ ...lobby, cause: 'load' }] });
      field(teller(`2001:db8::${index.toString(16)}`), {
        loads: [],
        failures: [{ ...lobby, cause: 'load' }],
      });
    }
    // Ten of the address, ten of the whole network of the others.
    expect(tally.take()).toMatchObject([{ failures: 20 }]);
  });
});

describe('a gateway', () => {
  const canary = { release: '2', share: 0.2, since: new Date(NOW).toISOString(), limit: 0.05 };
  const pointer: Pointer = {
    revision: 1,
    parts: { 'mf-lobby': { live: '1', previous: null, canary } },
  };
  let state: ReleaseState;
  let counts: HealthCount[];
  let moves: Omit<Move, 'at' | 'revision'>[];
  let isDown: boolean;
  let reads: number;
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => void warnings.push(message) };

  beforeEach(() => {
    counts = [];
    moves = [];
    isDown = false;
    reads = 0;
    let now = pointer;
    state = {
      read: () => {
        reads += 1;
        return Promise.resolve(now);
      },
      addHealth: (some: readonly HealthCount[]) => {
        if (isDown) return Promise.reject(new Error('no connection'));
        counts.push(...some);
        return Promise.resolve();
      },
      health: () => Promise.resolve(counts),
      change: (decide: Parameters<ReleaseState['change']>[0]) =>
        Promise.resolve(decide(now)).then((change) => {
          moves.push(...change.moves);
          return (now = { revision: now.revision + 1, parts: change.parts });
        }),
    } as Partial<ReleaseState> as ReleaseState;
  });

  /** Waits until two more looks at the state have started: the first of them has then ended. */
  const judgedAgain = async () => {
    const before = reads;
    await until(() => reads >= before + 2);
  };

  it('withdraws a canary that fails, once, and says why', async () => {
    const tally = createTally(() => NOW);
    for (let index = 0; index < 30; index += 1) tally.failed({ name: 'mf-lobby', release: '2' });
    const stop = reportHealth({ tally, state, log, everyMs: 5 });
    await until(() => moves.length > 0);
    await judgedAgain();
    await stop();
    expect(moves).toEqual([
      {
        who: 'gateway',
        part: 'mf-lobby',
        what: 'withdrawn',
        from: pointer.parts['mf-lobby'],
        to: { live: '1', previous: null, canary: null },
        why: expect.stringContaining('30 of 30 failed (100 %), the limit is 5 %'),
      },
    ]);
  });

  it('does not hold a canary’s past against it: what came before it began', async () => {
    const tally = createTally(() => NOW - 5 * 60_000);
    for (let index = 0; index < 30; index += 1) tally.failed({ name: 'mf-lobby', release: '2' });
    const stop = reportHealth({ tally, state, log, everyMs: 5 });
    await until(() => counts.length > 0);
    await judgedAgain();
    await stop();
    expect(moves).toEqual([]);
  });

  it('keeps what it was told while the state cannot be had', async () => {
    const tally = createTally(() => NOW);
    isDown = true;
    tally.loaded({ name: 'mf-lobby', release: '1' }, 100);
    const stop = reportHealth({ tally, state, log, everyMs: 5 });
    await until(() => warnings.some((one) => one.includes('no connection')));
    isDown = false;
    await until(() => counts.length > 0);
    await stop();
    expect(counts).toMatchObject([{ release: '1', loads: 1 }]);
  });
});
