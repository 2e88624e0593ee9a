import fc from 'fast-check';
import { evaluateSpin, lineWin, windowAt } from './evaluate.ts';
import { exactLineReturn, exactScatterChances, expectedFreeSpins } from './exact.fixture.ts';
import { LINES } from './lines.ts';
import { LINE_COUNT, LINE_PAYS, MAX_FREE_SPINS } from './paytable.ts';
import { BASE_REELS, FREE_REELS, type ReelSet } from './strips.ts';
import { PAYING_SYMBOLS, ROWS, SYMBOLS, type SlotSymbol } from './symbols.ts';

const symbol = fc.constantFrom(...SYMBOLS);
const five = fc.array(symbol, { minLength: 5, maxLength: 5 });
const paying = fc.constantFrom(...PAYING_SYMBOLS);

test('there are twenty different lines, each on the three rows', () => {
  expect(LINES).toHaveLength(LINE_COUNT);
  expect(new Set(LINES.map(String)).size).toBe(LINE_COUNT);
  for (const line of LINES) for (const row of line) expect(row).toBeLessThan(ROWS);
});

test('more of a symbol, and a better symbol, never pays less', () => {
  for (const [three, four, five_] of Object.values(LINE_PAYS)) {
    expect(four).toBeGreaterThan(three);
    expect(five_).toBeGreaterThan(four);
  }
  PAYING_SYMBOLS.slice(1).forEach((lower, index) => {
    const better = LINE_PAYS[PAYING_SYMBOLS[index]!];
    LINE_PAYS[lower].forEach((units, count) => expect(units).toBeLessThanOrEqual(better[count]!));
  });
});

test('a line pays for its run from the left, and the rest of it does not matter', () => {
  fc.assert(
    fc.property(five, paying, fc.integer({ min: 3, max: 5 }), (rest, of, count) => {
      const line: SlotSymbol[] = rest.map((other, reel) => (reel < count ? of : other));
      const win = lineWin(line)!;
      expect(win.symbol).toBe(of);
      expect(win.count).toBeGreaterThanOrEqual(count);
      expect(win.units).toBe(LINE_PAYS[of][win.count - 3]);
    }),
  );
});

test('turning a symbol of a line into a wild never makes it pay less', () => {
  fc.assert(
    fc.property(five, fc.nat(4), (line, reel) => {
      fc.pre(line[reel] !== 'scatter');
      const wilder = line.map((one, index) => (index === reel ? 'wild' : one));
      expect(lineWin(wilder)?.units ?? 0).toBeGreaterThanOrEqual(lineWin(line)?.units ?? 0);
    }),
  );
});

test('wilds at the head of a line stand for what pays more', () => {
  expect(lineWin(['wild', 'wild', 'wild', 'low5', 'low4'])).toEqual({
    symbol: 'high1',
    count: 3,
    units: LINE_PAYS.high1[0],
  });
  expect(lineWin(['wild', 'wild', 'wild', 'high2', 'high2'])).toMatchObject({ symbol: 'high2', count: 5 });
  expect(lineWin(['wild', 'wild', 'low5', 'low5', 'low4'])).toMatchObject({ symbol: 'low5', count: 4 });
});

test('a scatter breaks a line and is never stood in for', () => {
  expect(lineWin(['high1', 'high1', 'scatter', 'high1', 'high1'])).toBeUndefined();
  expect(lineWin(['scatter', 'wild', 'wild', 'wild', 'wild'])).toBeUndefined();
  expect(lineWin(['low5', 'wild', 'low5', 'scatter', 'low5'])).toEqual({
    symbol: 'low5',
    count: 3,
    units: LINE_PAYS.low5[0],
  });
});

test.each([
  ['base', BASE_REELS],
  ['free', FREE_REELS],
] as const)(
  'the %s reels: every window has at most one scatter, and wilds keep to the middle',
  (_, reels) => {
    reels.forEach((strip, reel) => {
      strip.forEach((_symbol, stop) => {
        expect(windowAt(strip, stop).filter((one) => one === 'scatter').length).toBeLessThanOrEqual(1);
      });
      expect(strip.includes('wild')).toBe(reel > 0 && reel < 4);
    });
  },
);

test('the enumeration of symbols agrees with trying every stop, on reels small enough for that', () => {
  const small: ReelSet = BASE_REELS.map((strip, reel) => strip.slice(reel * 2, reel * 2 + 9));
  let [paid, cycles] = [0, 0];
  const seen = [0, 0, 0, 0, 0, 0];
  const walk = (stops: number[]): void => {
    if (stops.length < 5) {
      for (let stop = 0; stop < 9; stop += 1) walk([...stops, stop]);
      return;
    }
    const spin = evaluateSpin(small, stops);
    paid += spin.wins.reduce((sum, win) => sum + win.units, 0);
    seen[spin.scatters]! += 1;
    cycles += 1;
  };
  walk([]);
  expect(exactLineReturn(small)).toBeCloseTo(paid / cycles / LINE_COUNT, 10);
  const chances = exactScatterChances(small);
  seen.forEach((times, n) => expect(chances[n]!).toBeCloseTo(times / cycles, 10));
});

test('a bonus lasts as long as its spins and retriggers say', () => {
  expect(expectedFreeSpins(8, 0)).toBe(8);
  expect(expectedFreeSpins(8, 1)).toBe(MAX_FREE_SPINS);
  expect(expectedFreeSpins(10, 0.01)).toBeCloseTo(10 / (1 - 5 * 0.01), 1);
});
