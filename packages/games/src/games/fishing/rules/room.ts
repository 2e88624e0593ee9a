import type { RoomRules } from '../../../rules/room-rules.ts';
import { magazineOf } from './magazine.ts';
import { schoolOf } from './school.ts';
import { TIDE } from './tide.ts';
import { DEEP, REEF, type Water } from './waters.ts';

function roomOf(water: Water): RoomRules {
  const magazine = magazineOf(water);
  const { returnBasisPoints, maxWinMultiple, stakes } = magazine;
  return {
    kind: 'room',
    tide: TIDE,
    magazine,
    ...{ returnBasisPoints, maxWinMultiple, stakes },
    schoolOf: ({ seed }) => schoolOf(water, seed),
  };
}

/** The waters of the rooms, by variant. */
export const WATERS = { reef: REEF, deep: DEEP } as const satisfies Record<string, Water>;

export const ROOMS = { reef: roomOf(REEF), deep: roomOf(DEEP) } as const;
