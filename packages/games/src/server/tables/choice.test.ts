import { COIN } from '../../testing/test-tables.ts';
import { minorBets, payoutOf, readBets, sumOf, writeChoice } from './choice.ts';

const read = (bets: { on: unknown; stake: string }[], before: Parameters<typeof readBets>[3] = []) =>
  readBets(COIN, 'USD', bets, before);

test('bets come out of the database as they went in', () => {
  const bets = read([
    { on: 'heads', stake: '7' },
    { on: 'tails', stake: '1.00' },
  ]);
  if (typeof bets === 'string') throw new Error(bets);
  expect(sumOf(bets)).toBe(800n);
  const stored: unknown = JSON.parse(JSON.stringify(writeChoice(bets, 'USD')));
  expect(minorBets(COIN, stored, 'USD')).toEqual(bets);
});

test('a stake on one spot is any sum of the smallest one up to the largest', () => {
  expect(read([{ on: 'heads', stake: '500.00' }])).toEqual([{ on: 'heads', stake: 50_000n }]);
  for (const stake of ['0', '0.50', '1.50', '501.00', '1.001']) {
    expect(read([{ on: 'heads', stake }])).toBe('stake');
  }
});

test('what lies on a spot already counts, in this placement and in those before', () => {
  const twice = [
    { on: 'heads', stake: '300.00' },
    { on: 'heads', stake: '300.00' },
  ];
  expect(read(twice)).toBe('stake');
  expect(read([{ on: 'heads', stake: '300.00' }], [[{ on: 'heads', stake: 30_000n }]])).toBe('stake');
  expect(read([{ on: 'tails', stake: '300.00' }], [[{ on: 'heads', stake: 30_000n }]])).not.toBe('stake');
});

test('what the rules do not know is no bet', () => {
  expect(read([{ on: 'edge', stake: '1.00' }])).toBe('malformed');
});

test('no more bets at once, and no more placements, than the rules say', () => {
  const bet = { on: 'heads', stake: '1.00' };
  expect(read([bet, bet, bet])).toHaveLength(3);
  expect(read([bet, bet, bet, bet])).toBe('bets');
  const before = Array.from({ length: 4 }, () => [{ on: 'tails', stake: 100n }]);
  expect(read([bet], before.slice(1))).toHaveLength(1);
  expect(read([bet], before)).toBe('placements');
});

test('a placement is paid what all of its bets are paid', () => {
  const bets = [
    { on: 'heads', stake: 300n },
    { on: 'tails', stake: 100n },
  ];
  expect(payoutOf(COIN, bets, { side: 'heads' }, null)).toBe(600n);
  expect(payoutOf(COIN, bets, { side: 'tails' }, null)).toBe(200n);
});
