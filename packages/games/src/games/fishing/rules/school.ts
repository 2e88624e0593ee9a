import type { Creature } from '../../../rules/room-rules.ts';
import { weighted } from '../../../rules/weighted.ts';
import { createChance, type Chance } from './chance.ts';
import { MEMBERS } from './path.ts';
import type { Inhabitant, Range, Water } from './waters.ts';

export const TIDE_MS = 90_000;

/** Between two groups that enter the water. */
const NEXT_GROUP_MS: Range = [700, 1_500];
/** Between two of a group. */
const NEXT_MEMBER_MS: Range = [250, 700];
/** When the one that comes once in each tide enters: never at its begin, and it is gone before its end. */
const GOLDEN_ENTERS_MS: Range = [20_000, 65_000];

/** More than these at once are too many for a telephone: a group that comes then turns round. */
export const MOST_AT_ONCE = 60;

/** Who comes in a tide, all of it from one number: every page and every server knows the same guests. */
export function schoolOf(water: Water, seed: number): readonly Creature[] {
  const chance = createChance(seed);
  const group = weighted(water.map(({ often }) => often));
  const golden = water.at(-1)!;
  const guests = groupOf(golden, within(chance, GOLDEN_ENTERS_MS), chance);
  for (let enterMs = 0; enterMs < TIDE_MS; enterMs += within(chance, NEXT_GROUP_MS)) {
    const next = groupOf(water[group(chance)]!, enterMs, chance);
    const others = guests.filter(({ entersMs, speedMs }) => entersMs + speedMs >= enterMs);
    if (others.length + next.length <= MOST_AT_ONCE) guests.push(...next);
  }
  return guests
    .filter(({ entersMs, speedMs }) => entersMs + speedMs <= TIDE_MS)
    .sort((one, other) => one.entersMs - other.entersMs)
    .map((guest, id) => ({ id, ...guest }));
}

/** One after the other along the same curve. */
function groupOf(
  { species, together, crossingMs }: Inhabitant,
  enterMs: number,
  chance: Chance,
): Omit<Creature, 'id'>[] {
  const speedMs = within(chance, crossingMs);
  const curve = chance(2 ** 24) * MEMBERS;
  let entersMs = enterMs;
  return Array.from({ length: within(chance, together) }, (_, member) => {
    const guest = { kind: species, entersMs, speedMs, path: curve + (member % MEMBERS) };
    entersMs += within(chance, NEXT_MEMBER_MS);
    return guest;
  });
}

const within = (chance: Chance, [least, most]: Range): number => least + chance(most - least + 1);
