import * as v from 'valibot';
import { FIVE } from '../rules/five.ts';
import { FIVE_LOTTERY, PICK3_LOTTERY, type Mark } from './lotteries.ts';
import { quickDigits, quickFive } from './quick.ts';

const hits = (marks: readonly Mark[]) => marks.filter(({ hit }) => hit).map(({ value }) => value);

describe('five of 36', () => {
  const ticket = { numbers: [3, 6, 18, 29, 32], bonus: 3 };

  test('numbers light up as they fall', () => {
    expect(hits(FIVE_LOTTERY.marksOf(ticket, [29, 3]))).toEqual([3, 29]);
  });

  test('the bonus is hit by the bonus ball only, and no number by it', () => {
    expect(hits(FIVE_LOTTERY.marksOf(ticket, [3, 1, 2, 4, 5, 9]))).toEqual([3]);
    expect(FIVE_LOTTERY.marksOf(ticket, [1, 2, 4, 5, 7, 3]).map(({ hit }) => hit)).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
    ]);
  });

  test('a quick pick is a ticket that the rules take', () => {
    for (let n = 0; n < 200; n += 1) expect(v.is(FIVE.bet, quickFive())).toBe(true);
  });
});

describe('three digits', () => {
  test('in order, each place waits for its own ball', () => {
    const marks = PICK3_LOTTERY.marksOf({ kind: 'straight', digits: [4, 4, 7] }, [4, 7]);
    expect(marks.map(({ hit }) => hit)).toEqual([true, false, false]);
  });

  test('the last two leave the first place empty', () => {
    const marks = PICK3_LOTTERY.marksOf({ kind: 'back', digits: [1, 2] }, [9, 1, 2]);
    expect(marks.map(({ value }) => value)).toEqual([undefined, 1, 2]);
    expect(hits(marks)).toEqual([1, 2]);
  });

  test('in any order, all light up together or none', () => {
    const ticket = { kind: 'any', digits: [1, 2, 3] } as const;
    const marksOf = (fallen: readonly number[]) =>
      hits(PICK3_LOTTERY.marksOf({ ...ticket, digits: [...ticket.digits] }, fallen));
    expect(marksOf([3, 1])).toEqual([]);
    expect(marksOf([3, 1, 4])).toEqual([]);
    expect(marksOf([3, 1, 2])).toEqual([1, 2, 3]);
  });

  test('a quick pick is never three alike where that is no ticket', () => {
    const drawn = [5, 5, 5, 5, 0, 5];
    expect(quickDigits(3, false, () => drawn.shift()!)).toEqual([5, 0, 5]);
    expect(quickDigits(3, true, () => 5)).toEqual([5, 5, 5]);
  });
});
