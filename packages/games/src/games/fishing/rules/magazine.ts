import * as v from 'valibot';
import type {
  Catch,
  MagazineAction,
  MagazineChoice,
  MagazineState,
  MagazineView,
  Shot,
} from '../../../rules/room-rules.ts';
import type { Draw } from '../../../rules/draw.ts';
import type { SoloRules } from '../../../rules/solo-rules.ts';
import { tableStakes } from '../../../rules/table-stakes.ts';
import type { Water } from './waters.ts';

/** In a magazine; a bubble's value is the stake divided by it, and all stakes divide evenly. */
export const BUBBLES = 50;
export const MOST_SHOTS = 10;

/** Of the value of all bubbles that rise, so many hundredths come back, whatever they are sent to. */
export const RETURN_PERCENT = 96;

/** Whether a bubble brings a creature of this multiple: once in `multiple / 0.96` times, to the last digit. */
const comes = (multiple: number, draw: Draw): boolean => draw(100 * multiple) < RETURN_PERCENT;

const FULL: MagazineState = {
  bubbles: BUBBLES,
  won: 0,
  greeted: 0,
  best: null,
  caught: [],
  skipped: [],
  left: false,
};

export type MagazineRules = SoloRules<MagazineChoice, MagazineAction, MagazineState, MagazineView>;

export function magazineOf(water: Water): MagazineRules {
  const multiples = new Map<string, number>(water.map(({ species, multiple }) => [species, multiple]));
  const highest = Math.max(...multiples.values());
  const shot = v.strictObject({
    creature: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999)),
    tide: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
    species: v.picklist(water.map(({ species }) => species)),
    gone: v.optional(v.literal(true)),
  });
  const shots = v.pipe(v.array(shot), v.minLength(1), v.maxLength(MOST_SHOTS));

  /** The better one of two species. */
  const better = (best: string | null, { species, multiple }: Catch): string =>
    best === null || multiple > multiples.get(best)! ? species : best;

  function shoot(state: MagazineState, sent: readonly Shot[], draw: Draw): MagazineState {
    let { bubbles, won, greeted, best } = state;
    const caught: Catch[] = [];
    const skipped: number[] = [];
    for (const { creature, tide, species, gone } of sent) {
      // Nobody is greeted twice, and no bubble is left for a shot after the last one.
      const isGreeted = caught.some((one) => one.creature === creature && one.tide === tide);
      if (gone || isGreeted || bubbles === 0) {
        skipped.push(creature);
        continue;
      }
      bubbles -= 1;
      const multiple = multiples.get(species)!;
      if (!comes(multiple, draw)) continue;
      const guest = { tide, creature, species, multiple };
      caught.push(guest);
      won += multiple;
      greeted += 1;
      best = better(best, guest);
    }
    return { ...state, bubbles, won, greeted, best, caught, skipped };
  }

  const isOver = ({ bubbles, left }: MagazineState): boolean => left || bubbles === 0;
  return {
    kind: 'solo',
    version: 1,
    // Of the bubbles that rise; those that do not come back whole.
    returnBasisPoints: RETURN_PERCENT * 100,
    // Where each bubble brings the rarest guest.
    maxWinMultiple: highest,
    choice: v.strictObject({}),
    action: v.variant('kind', [
      v.strictObject({ kind: v.literal('shots'), shots }),
      v.strictObject({ kind: v.literal('leave') }),
    ]),
    stakes: (currency) => tableStakes(currency, 100),
    start: () => FULL,
    act(state, action, draw) {
      if (isOver(state)) return undefined;
      if (action.kind === 'leave') return { ...state, caught: [], skipped: [], left: true };
      return shoot(state, action.shots, draw);
    },
    asked: (action) =>
      action.kind === 'leave'
        ? action
        : {
            ...action,
            shots: action.shots.map(({ creature, tide, species }) => ({ creature, tide, species })),
          },
    costOf: () => 0,
    isOver,
    finish: () => ({ kind: 'leave' }),
    payout: ({ won }, stake) => (stake / BigInt(BUBBLES)) * BigInt(won),
    returned: ({ bubbles }, stake) => (stake / BigInt(BUBBLES)) * BigInt(bubbles),
    view: (state) => state,
  };
}
