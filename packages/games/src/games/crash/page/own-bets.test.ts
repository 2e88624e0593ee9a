import { assign } from './own-bets.ts';

const bets = (...ids: string[]) => ids.map((roundId) => ({ roundId }));
const NONE: ReadonlyMap<string, number> = new Map();

test('a bet belongs to the panel that placed it, and stays there when the other one is taken back', () => {
  const one = assign(NONE, bets('a'), 1);
  expect([...one]).toEqual([['a', 1]]);
  const two = assign(one, bets('a', 'b'), 0);
  expect([...two]).toEqual([
    ['a', 1],
    ['b', 0],
  ]);
  expect([...assign(two, bets('b'), undefined)]).toEqual([['b', 0]]);
  expect([...assign(assign(two, bets('a'), undefined), bets('a', 'c'), 0)]).toEqual([
    ['a', 1],
    ['c', 0],
  ]);
});

test('after a reload the bets take the panels in their order, and none takes one that is taken', () => {
  expect([...assign(NONE, bets('a', 'b'), undefined)]).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect([...assign(new Map([['b', 0]]), bets('a', 'b'), 0)]).toEqual([
    ['b', 0],
    ['a', 1],
  ]);
});
