import fc from 'fast-check';
import { seededDraw } from '../../../testing/seeded.ts';
import { ARENA, ARENAS, BETS, BLITZ, standingsOf, wins } from '../rules/duel.ts';
import { standsOf } from './stands.ts';

test.each([
  ['arena', ARENA, ARENAS.arena],
  ['blitz', BLITZ, ARENAS.blitz],
] as const)(
  '%s: what a bet is told to be while the duel runs never changes again, and is what is paid',
  (_, rules, arena) => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...BETS), (seed, bet) => {
        const duel = rules.draw(seededDraw(seed));
        const { line } = rules.offer!(duel);
        const standings = standingsOf(duel, arena);
        const told = standings.map((standing, at) =>
          standsOf(bet, standing, line, at === standings.length - 1),
        );
        const end = wins(bet, standings.at(-1)!, line) ? 'won' : 'lost';
        expect(told.at(-1)).toBe(end);
        for (const one of told) expect(['open', end]).toContain(one);
        expect(rules.payout(bet, 100n, duel) > 0n).toBe(end === 'won');
      }),
    );
  },
);

test('what is decided early is told early', () => {
  const hurt = { left: 6, right: 5, exchanges: 2, firstBlow: 'left' } as const;
  expect(standsOf('firstLeft', hurt, 6, false)).toBe('won');
  expect(standsOf('firstTogether', hurt, 6, false)).toBe('lost');
  expect(standsOf('over', { ...hurt, exchanges: 7 }, 6, false)).toBe('won');
  expect(standsOf('under', { ...hurt, exchanges: 7 }, 6, false)).toBe('lost');
  expect(standsOf('under', { ...hurt, exchanges: 6 }, 6, false)).toBe('open');
  expect(standsOf('left', { ...hurt, right: 0 }, 6, false)).toBe('open');
});
