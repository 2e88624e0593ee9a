import { magazineOf } from '../games/fishing/rules/magazine.ts';
import { TIDE } from '../games/fishing/rules/tide.ts';
import type { Water } from '../games/fishing/rules/waters.ts';
import type { Creature, RoomRules, Shot } from '../rules/room-rules.ts';

const water: Water = [
  // Nearly each bubble brings one: what players do to each other is seen soon.
  {
    species: 'damsel',
    multiple: 1,
    often: 1,
    together: [1, 1],
    crossingMs: [TIDE.bettingMs, TIDE.bettingMs],
    swims: 'across',
  },
  {
    species: 'golden',
    multiple: 200,
    often: 0,
    together: [1, 1],
    crossingMs: [TIDE.bettingMs, TIDE.bettingMs],
    swims: 'across',
  },
];
const magazine = magazineOf(water);
const { returnBasisPoints, maxWinMultiple, stakes } = magazine;

/** Creatures that stay for all of a tide; the ones after them are never in the water. */
export const STAYING = 2_000;
export const FAR_OFF = 10;

const POND_SCHOOL = Array.from({ length: STAYING + FAR_OFF }, (_, id): Creature => {
  const entersMs = id < STAYING ? 0 : TIDE.bettingMs - 2_000;
  return {
    id,
    kind: id % 10 === 9 ? 'golden' : 'damsel',
    entersMs,
    speedMs: TIDE.bettingMs - entersMs,
    path: id * 8,
  };
});

/** A room that is full of creatures as long as its tide runs. */
export const POND: RoomRules = {
  kind: 'room',
  tide: TIDE,
  magazine,
  ...{ returnBasisPoints, maxWinMultiple, stakes },
  schoolOf: () => POND_SCHOOL,
};
export const POND_CODE = 'ts-fishing-pond-tide-1';

/** Shots at these creatures of the pond. */
export const to = (tide: string, ...creatures: number[]): Shot[] =>
  creatures.map((creature) => ({ creature, tide, species: POND_SCHOOL[creature]?.kind ?? 'damsel' }));

/** The ids of ten creatures. */
export const tenFrom = (first: number): number[] => Array.from({ length: 10 }, (_, n) => first + n);
