import { useRef } from 'preact/hooks';
import { useRoom, type RoomView } from '../../../page/kit.ts';
import type { RoomRules } from '../../../rules/room-rules.ts';
import type { Water } from '../rules/waters.ts';
import { beyond, lampOf, lampOfSeat, mouthOf } from './sea/lamps.ts';
import type { LampIndex } from './sea/sea.ts';
import { useWaters } from './sea/use-waters.ts';
import type { Waters } from './sea/waters.ts';
import { useFishingWords } from './words.ts';

/** Others' lamps are lit for so long after their last bubble. */
const LIT_MS = 12_000;

/** The room as it is seen here: its tide, its water, and the other players' bubbles in it. */
export function useReef(
  rules: RoomRules,
  water: Water,
): { readonly room: RoomView; readonly waters: Waters; isLit(lamp: LampIndex): boolean } {
  const words = useFishingWords();
  const lit = useRef(new Map<LampIndex, number>());
  const room: RoomView = useRoom(rules, {
    shots({ by, shots }) {
      const lamp = lampOfSeat(by, room.seat);
      const now = performance.now();
      if (lamp !== undefined) lit.current.set(lamp, now);
      const swimmers = waters.look();
      for (const { creature } of shots) {
        const to = swimmers.find(({ id }) => id === creature);
        if (!to) continue;
        const from =
          lamp === undefined ? beyond(creature, waters.size) : mouthOf(lampOf(lamp, waters.size), to);
        waters.sea.blow({ id: -1, lamp, from, to }, now, waters.size.height);
      }
    },
    caught({ creature, by, multiple }) {
      const guest = waters.look().find(({ id }) => id === creature);
      const lamp = lampOfSeat(by, room.seat);
      if (guest) waters.sea.greet(guest, lamp, performance.now(), `${words.number(multiple)}×`);
    },
  });
  const waters = useWaters(rules, water, room);
  return {
    room,
    waters,
    isLit: (lamp) => performance.now() - (lit.current.get(lamp) ?? -Infinity) < LIT_MS,
  };
}
