import { JURISDICTIONS, type Jurisdiction } from '@tessera/domain';
import { startRig, type GamesRig } from '../../testing/games-rig.ts';
import { cycleMs, lawfulStakes } from './law.ts';

const under = (jurisdiction: Jurisdiction, maxStake: string | null = null) => ({
  currency: 'USD' as const,
  law: { jurisdiction, maxStake },
});

test('a slot waits 2.5 s under gb, and nowhere else (UK RTS 14)', () => {
  const waits = JURISDICTIONS.map((jurisdiction) => cycleMs(under(jurisdiction), 'lines'));
  expect(waits).toEqual([0, 2_500, 0, 0]);
});

test('another casino game waits 5 s under gb (UK RTS 14G)', () => {
  expect(cycleMs(under('gb'), 'blackjack')).toBe(5_000);
  expect(cycleMs(under('mt'), 'blackjack')).toBe(0);
});

test('a session of a platform that says nothing of a law waits for nothing', () => {
  expect(cycleMs({}, 'lines')).toBe(0);
});

test('stakes above the law’s highest are not offered (UK stake limits of 2025)', () => {
  expect(lawfulStakes(under('gb', '2.00'), [20n, 200n, 500n])).toEqual([20n, 200n]);
  expect(lawfulStakes(under('open'), [20n, 200n, 500n])).toEqual([20n, 200n, 500n]);
});

describe('a session under gb', () => {
  let rig: GamesRig;
  beforeAll(async () => {
    rig = await startRig();
  });
  afterAll(() => rig.close());
  const open = () => rig.open({ law: { jurisdiction: 'gb', maxStake: '2.00' } });

  test('offers no autoplay and no quick spins, and shows the result (UK RTS 8C, 14E, 2E)', async () => {
    const { session } = await open();
    expect(session.law).toEqual({ autoplay: false, betsInPlay: true, quickSpins: false, netPosition: true });
    expect(Math.max(...session.stakes.map(Number))).toBeLessThanOrEqual(2);
    expect(Number(session.defaultStake)).toBeLessThanOrEqual(2);
  });

  test('refuses a stake above the highest', async () => {
    const { bearer } = await open();
    expect(await rig.ask(bearer, 'request-a', '10.00')).toMatchObject({ code: '412' });
  });

  test('begins the next spin 2.5 s after the last one, whatever the page does (UK RTS 14)', async () => {
    const { bearer } = await open();
    await rig.spin(bearer, 'request-a');
    const startedAt = performance.now();
    await rig.spin(bearer, 'request-b');
    expect(performance.now() - startedAt).toBeGreaterThan(2_000);
  });
});
