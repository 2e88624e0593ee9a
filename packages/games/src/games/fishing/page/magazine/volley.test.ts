import fc from 'fast-check';
import { seededDraw } from '../../../../testing/seeded.ts';
import { BUBBLES, MOST_SHOTS } from '../../rules/magazine.ts';
import { ROOMS } from '../../rules/room.ts';
import { REEF } from '../../rules/waters.ts';
import {
  answered,
  canBlow,
  fatesOf,
  NO_VOLLEY,
  sending,
  unspent,
  withBlown,
  type Blown,
  type Volley,
} from './volley.ts';

const at = (id: number, creature = id): Blown => ({ id, creature, species: 'damsel', tide: '7' });
const blow = (count: number, from = 1): Volley =>
  Array.from({ length: count }, (_, n) => at(from + n)).reduce(withBlown, NO_VOLLEY);

test('bubbles that are blown are off the lamp at once, sent or not', () => {
  const three = blow(3);
  expect(unspent(three, BUBBLES)).toBe(47);
  const sent = sending(three, BUBBLES);
  expect(unspent(sent, BUBBLES)).toBe(47);
  expect(unspent(answered(sent), 47)).toBe(47);
});

test('none is counted twice while the answer is there, and not yet told of each', () => {
  const sent = withBlown(sending(blow(3), BUBBLES), at(4));
  expect(unspent(sent, 47)).toBe(46);
  // One of them was skipped.
  expect(unspent(answered(sent), 48)).toBe(47);
});

test('no more bubbles are blown than there are, and no more wait than one action takes', () => {
  expect(canBlow(blow(2), 3)).toBe(true);
  expect(canBlow(blow(3), 3)).toBe(false);
  expect(canBlow(blow(MOST_SHOTS), BUBBLES)).toBe(false);
  // While an answer is waited for, as many again may wait.
  expect(canBlow(sending(blow(MOST_SHOTS), BUBBLES), BUBBLES)).toBe(true);
});

test('one request is on its way at a time, with all that waited', () => {
  const first = sending(blow(4), BUBBLES);
  expect(first.sent.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  const more = withBlown(first, at(5));
  expect(sending(more, BUBBLES)).toBe(more);
  expect(sending(answered(more), 46).sent.map(({ id }) => id)).toEqual([5]);
  expect(sending(NO_VOLLEY, BUBBLES)).toBe(NO_VOLLEY);
});

test('of several bubbles to one creature, the one that brings it stands before those that came too late', () => {
  const sent = [at(1, 9), at(2, 4), at(3, 9), at(4, 9), at(5, 4)];
  const fates = fatesOf(sent, {
    caught: [{ tide: '7', creature: 9, species: 'damsel', multiple: 2 }],
    skipped: [9],
  });
  expect([...fates].sort()).toEqual([
    [1, 'missed'],
    [2, 'missed'],
    [3, 'caught'],
    [4, 'skipped'],
    [5, 'missed'],
  ]);
});

test('whatever the rules answer, each bubble’s fate is the one that they decided', () => {
  const { magazine } = ROOMS.reef;
  const shot = fc.record({
    creature: fc.nat(3),
    species: fc.constantFrom(...REEF.map(({ species }) => species)),
  });
  fc.assert(
    fc.property(
      fc.array(shot, { minLength: 1, maxLength: MOST_SHOTS }),
      fc.nat(3),
      fc.nat(),
      (shots, goneCreature, seed) => {
        const sent = shots.map((one, id) => ({ id, tide: '7', ...one }));
        // The server marks all bubbles to one who has left the water.
        const written = sent.map(({ creature, species, tide }) =>
          creature === goneCreature
            ? { creature, species, tide, gone: true as const }
            : { creature, species, tide },
        );
        const draw = seededDraw(seed);
        const state = magazine.act(magazine.start({}, draw), { kind: 'shots', shots: written }, draw)!;
        const fates = [...fatesOf(sent, state)];
        const of = (fate: string): number => fates.filter(([, one]) => one === fate).length;
        expect(fates).toHaveLength(sent.length);
        expect(of('caught')).toBe(state.caught.length);
        expect(of('skipped')).toBe(state.skipped.length);
        expect(of('missed') + of('caught')).toBe(BUBBLES - state.bubbles);
        for (const [id, fate] of fates) if (sent[id]!.creature === goneCreature) expect(fate).toBe('skipped');
      },
    ),
  );
});
