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

/** Until the scene has a size of its own. */
const FIRST: Size = { width: 1_000, height: 600 };

export function createWaters(source: WatersSource): Waters {
  const sea = createSea();
  const waters: Waters = {
    source,
    sea,
    size: FIRST,
    aim: undefined,
    target: undefined,
    look() {
      const ms = source.tideMs();
      if (ms === undefined) return [];
      return swimmersOf(source.school(), source.water, {
        ms,
        size: waters.size,
        calm: source.calm(),
        isGone: (creature) => source.isGone(creature) && !sea.isAwaited(creature),
      });
    },
    seen: () => inView(waters.look(), waters.size).filter(({ id }) => !source.isGone(id)),
  };
  return waters;
}
