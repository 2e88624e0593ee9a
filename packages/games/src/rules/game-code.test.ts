import { WORLD_NAMES, readGameCode } from './game-code.ts';

test('a code that names a world gets it, every other one gets one for ever', () => {
  expect(readGameCode('ts-ember-07').world).toBe('ember');
  expect(readGameCode('TIDE').world).toBe('tide');
  expect(readGameCode('s1042')).toEqual(readGameCode('s1042'));
});

test('a code names a game and a set of its rules, or is the first game’s first', () => {
  expect(readGameCode('ts-roulette-french-dune-12')).toEqual({
    game: 'roulette',
    variant: 'french',
    world: 'dune',
  });
  expect(readGameCode('ts-lottery-pick3-01')).toMatchObject({ game: 'lottery', variant: 'pick3' });
  expect(readGameCode('ts-roulette-dune-12')).toMatchObject({ game: 'roulette', variant: undefined });
  expect(readGameCode('ts-roulette-12')).toMatchObject({ game: 'roulette', variant: undefined });
  expect(readGameCode('ts-tide-04')).toMatchObject({ game: 'lines', variant: undefined });
});

test('three hundred games spread over all worlds', () => {
  const used = new Map<string, number>();
  for (let n = 0; n < 300; n += 1) {
    const { world } = readGameCode(`game-${n}`);
    used.set(world, (used.get(world) ?? 0) + 1);
  }
  expect(used.size).toBe(WORLD_NAMES.length);
  for (const games of used.values()) expect(games).toBeGreaterThan(20);
});
