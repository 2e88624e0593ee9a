import { GAMES } from '../../games/index.ts';
import { commitmentOf, drawsOf } from '@tessera/domain/fairness';
import type { GameName } from '../../rules/game-code.ts';
import { soloRulesOf } from '../../rules/game-rules.ts';
import { EMPTY_FIELDS, fairAddress, readFairAddress } from './address.ts';
import { loadRules, redraw, sameJson, verify } from './check.ts';

const seed = 'c0ffee'.padStart(64, '0');
const hash = commitmentOf(seed);
const salt = 'my own words';
const read = (decimal: string): bigint => BigInt(Math.round(Number(decimal) * 100));

test('every game’s rules are found by its name, as the page asks for them', async () => {
  for (const game of Object.keys(GAMES) as GameName[]) {
    const variants = await loadRules(game);
    expect([game, Object.keys(variants)]).toEqual([game, Object.keys(GAMES[game]!)]);
  }
});

describe('a round that was played alone', () => {
  const rules = soloRulesOf(GAMES.lines!.classic)!;
  const drawn = { seed, hash, salt, rulesVersion: rules.version, choice: {}, actions: [] };
  const again = redraw(rules, drawn);
  if (again.kind !== 'drawn') throw new Error(`a round of these rules is ${again.kind}`);
  const told = { ...drawn, view: again.end, stake: 100n, payout: again.payout!(100n), returned: 0n };

  test('is right where seed, fingerprint, round and payout agree', () => {
    expect(verify(rules, told, read)).toEqual({ hashRight: true, roundRight: true });
  });

  test.each([
    ['another fingerprint', { hash: commitmentOf('00'.repeat(32)) }, { hashRight: false, roundRight: true }],
    ['other words', { salt: 'not mine' }, { hashRight: true, roundRight: false }],
    ['another payout', { payout: told.payout + 1n }, { hashRight: true, roundRight: false }],
    [
      'another round',
      { view: { stops: [[0, 0, 0, 0, 0]], units: 0 } },
      { hashRight: true, roundRight: false },
    ],
    ['a choice that there is not', { choice: { lucky: 7 } }, { hashRight: false, roundRight: false }],
    ['an action that there is not', { actions: ['again'] }, { hashRight: false, roundRight: false }],
  ])('is not with %s', (_, changed, found) => {
    expect(verify(rules, { ...told, ...changed }, read)).toEqual(found);
  });

  test('is neither right nor wrong where it was played by other rules: only its fingerprint is checked', () => {
    const before = { ...told, rulesVersion: rules.version - 1, view: null };
    expect(verify(rules, before, read)).toEqual({ hashRight: true, roundRight: 'otherRules' });
    const lied = { ...before, hash: commitmentOf('00'.repeat(32)) };
    expect(verify(rules, lied, read)).toEqual({ hashRight: false, roundRight: 'otherRules' });
    expect(redraw(rules, before)).toEqual({ kind: 'otherRules', hashRight: true });
  });
});

describe('a magazine', () => {
  const rules = GAMES.fishing!.reef!;
  const actions = [
    { kind: 'shots', shots: [{ creature: 1, tide: '7', species: 'damsel' }] },
    { kind: 'leave' },
  ];
  const drawn = { seed, hash, salt, rulesVersion: 1, choice: {}, actions };
  const again = redraw(rules, drawn);
  if (again.kind !== 'drawn') throw new Error(`a round of these rules is ${again.kind}`);
  const [payout, returned] = [again.payout!(5_000n), again.returned!(5_000n)];
  const told = { ...drawn, view: again.end, stake: 5_000n, payout, returned };

  test('is right where what came back unused agrees, told apart or, as it once was, in one with the payout', () => {
    expect(returned).toBe(4_900n);
    expect(verify(rules, told, read).roundRight).toBe(true);
    const inOne = { ...told, payout: payout + returned, returned: 0n };
    expect(verify(rules, inOne, read).roundRight).toBe(true);
  });

  test('is not where less came back', () => {
    expect(verify(rules, { ...told, returned: returned - 100n }, read).roundRight).toBe(false);
  });
});

test('a table’s round is right where each bet on it was paid as the rules say', () => {
  const rules = GAMES.roulette!.european!;
  if (rules.kind !== 'table') throw new Error('roulette is a table');
  const drawn = {
    seed,
    hash,
    salt: 'roulette-european 7',
    rulesVersion: rules.version,
    actions: [],
    stake: 300n,
    returned: 0n,
  };
  const outcome = rules.draw(drawsOf(seed, drawn.salt));
  const choice = [
    { on: 'straight-7', stake: '1.00' },
    { on: 'straight-8', stake: '2.00' },
  ];
  const payout = rules.payout('straight-7', 100n, outcome) + rules.payout('straight-8', 200n, outcome);
  const told = { ...drawn, choice, payout, view: { number: 7, outcome, takenOutMs: null } };
  expect(verify(rules, told, read)).toEqual({ hashRight: true, roundRight: true });
  expect(verify(rules, { ...told, payout: payout + 1n }, read).roundRight).toBe(false);
  expect(verify(rules, { ...told, salt: 'roulette-european 8' }, read).roundRight).toBe(false);
  const later = { ...told, rulesVersion: rules.version + 1 };
  expect(verify(rules, later, read).roundRight).toBe('otherRules');
});

describe('a book’s fixture', () => {
  const rules = GAMES.sportsbook!.football!;
  if (rules.kind !== 'book') throw new Error('football is a book');
  const drawn = { seed, hash, rulesVersion: rules.version, choice: {}, actions: [] };

  test('is drawn again from its seed and number', () => {
    const words = 'sportsbook-football 7';
    expect(redraw(rules, { ...drawn, salt: words })).toEqual({
      ...{ kind: 'drawn', hashRight: true, payout: undefined },
      end: rules.draw(drawsOf(seed, words), 7),
    });
  });

  test('is not drawn from words without a number', () => {
    expect(redraw(rules, { ...drawn, salt })).toMatchObject({ kind: 'broken' });
  });

  test('decides the legs of a slip', () => {
    const words = 'sportsbook-football 7';
    const spot = { market: 'total', line: 2.5, pick: 'over' } as const;
    const { isWon } = rules.verdict(rules.draw(drawsOf(seed, words), 7), spot);
    const leg = {
      ...{ fixtureId: '1', number: 7, home: 'A', away: 'B', kickoffAt: 0, ...spot, odds: 180, score: [0, 0] },
      ...{ state: isWon ? 'won' : 'lost', fair: { hash, seed, salt: words } },
    };
    const told = {
      ...{ ...drawn, salt: words, choice: [], view: { legs: [leg], odds: 180 } },
      ...{ stake: 100n, payout: isWon ? 180n : 0n, returned: 0n },
    };
    expect(verify(rules, told, read)).toEqual({ hashRight: true, roundRight: true });
    const other = { ...leg, number: 8 };
    expect(verify(rules, { ...told, view: { legs: [other], odds: 180 } }, read).roundRight).toBe(false);
    expect(verify(rules, { ...told, view: null }, read).roundRight).toBe(false);
  });
});

test('a seed that is none is told, not thrown', () => {
  const drawn = { seed: 'abc', hash, salt, rulesVersion: undefined, choice: {}, actions: [] };
  const broken = redraw(GAMES.lines!.classic!, drawn);
  expect(broken).toEqual({ kind: 'broken', why: 'a seed has 64 hexadecimal digits' });
});

test('the same JSON is the same whatever the order of its keys', () => {
  expect(sameJson({ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
});

test('a round’s values go through the address of the fairness page', () => {
  const fields = { ...EMPTY_FIELDS, game: 'crash' as const, salt: 'a&b=ü', choice: '[{"on":"x"}]' };
  expect(readFairAddress(fairAddress(fields).replace('/fair', ''))).toEqual(fields);
  expect(readFairAddress('#game=nothing').game).toBe(EMPTY_FIELDS.game);
});
