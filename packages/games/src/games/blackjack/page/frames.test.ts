import fc from 'fast-check';
import { seededDraw } from '../../../testing/seeded.ts';
import { VARIANTS } from '../rules/index.ts';
import type { BlackjackView } from '../rules/view.ts';
import { framesTo } from './frames.ts';

const cardsOf = ({ hands, dealer }: BlackjackView): number =>
  hands.reduce((sum, { cards }) => sum + cards.length, dealer.cards.length);

/** The views of a whole round, by any decisions. */
const rounds = fc.tuple(fc.nat(), fc.infiniteStream(fc.nat(1_000))).map(([seed, will]) => {
  const rules = VARIANTS.classic;
  const draw = seededDraw(seed);
  let state = rules.start({}, draw);
  const views = [rules.view(state)];
  while (!rules.isOver(state)) {
    const { allowed } = rules.view(state);
    state = rules.act(state, allowed[will.next().value % allowed.length]!, draw)!;
    views.push(rules.view(state));
  }
  return views;
});

test('cards come one at a time, none goes, and the end is what the rules say', () => {
  fc.assert(
    fc.property(rounds, (views) => {
      views.forEach((next, at) => {
        const from = views[at - 1];
        const frames = framesTo(next, from);
        expect(frames.at(-1)).toBe(next);
        let seen = from ? cardsOf(from) : 0;
        for (const frame of frames) {
          const now = cardsOf(frame);
          expect([seen, seen + 1]).toContain(now);
          seen = now;
        }
      });
    }),
    { numRuns: 400 },
  );
});

test('a deal lays four cards in turn, the last one face down, also where the round is over with it', () => {
  fc.assert(
    fc.property(rounds, ([first]) => {
      const [one, two, three, four] = framesTo(first!);
      expect([one, two, three, four].map((frame) => cardsOf(frame!))).toEqual([1, 2, 3, 4]);
      expect(four!.dealer.cards[1]).toBeNull();
      expect(four!.over).toBe(false);
    }),
  );
});

test('no picture but the last one asks for a decision, or tells how a hand came out', () => {
  fc.assert(
    fc.property(rounds, (views) => {
      views.forEach((next, at) => {
        for (const frame of framesTo(next, views[at - 1]).slice(0, -1)) {
          expect(frame.allowed).toEqual([]);
          expect(frame.hands.every(({ verdict }) => verdict === null)).toBe(true);
        }
      });
    }),
  );
});
