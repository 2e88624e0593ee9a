import type { Creature } from '../../../../rules/room-rules.ts';
import type { Water } from '../../rules/waters.ts';
import type { Point } from '../aim/targets.ts';
import { createSea, type Sea } from './sea.ts';
import { inView, swimmersOf, type Size, type Swimmer } from './swimmers.ts';

/** What the water asks its page for, whenever it looks. */
export interface WatersSource {
  readonly water: Water;
  school(): readonly Creature[];
  /** Since the tide's opening; `undefined` while there is none. */
  tideMs(): number | undefined;
  isGone(creature: number): boolean;
  calm(): boolean;
}

/** The water as it is seen on this page: what its scene draws, and what can be aimed at. */
export interface Waters {
  readonly source: WatersSource;
  readonly sea: Sea;
  /** Of the scene, in CSS pixels. */
  size: Size;
  /** Where the player aims; the lamp's horn turns there. */
  aim: Point | undefined;
  /** Whom the player means. */
  target: number | undefined;
  /** Everybody who swims now. */
  look(): readonly Swimmer[];
  /** Who can be aimed at now. */
  seen(): readonly Swimmer[];
}

/** What was seen in the last frame is asked for by several, and is not looked for again so soon. */
const SEEN_MS = 50;
/** Until the scene has a size of its own. */
const FIRST: Size = { width: 1_000, height: 600 };

export function createWaters(source: WatersSource): Waters {
  const sea = createSea();
  let last: { readonly at: number; readonly swimmers: readonly Swimmer[] } | undefined;
  const waters: Waters = {
    source,
    sea,
    size: FIRST,
    aim: undefined,
    target: undefined,
    look() {
      const ms = source.tideMs();
      if (ms === undefined) {
        last = undefined;
        return [];
      }
      const swimmers = swimmersOf(source.school(), source.water, {
        ms,
        size: waters.size,
        calm: source.calm(),
        isGone: (creature) => source.isGone(creature) && !sea.isAwaited(creature),
      });
      last = { at: performance.now(), swimmers };
      return swimmers;
    },
    seen() {
      const swimmers = last && performance.now() - last.at < SEEN_MS ? last.swimmers : waters.look();
      return inView(swimmers, waters.size).filter(({ id }) => !source.isGone(id));
    },
  };
  return waters;
}
