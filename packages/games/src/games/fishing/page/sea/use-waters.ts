import { useMemo, useRef } from 'preact/hooks';
import { useCalm, type RoomView } from '../../../../page/kit.ts';
import { msOfTide, type RoomRules } from '../../../../rules/room-rules.ts';
import type { Water } from '../../rules/waters.ts';
import { createWaters, type Waters } from './waters.ts';

/** The water of the tide that runs, by the server's clock. */
export function useWaters(rules: RoomRules, water: Water, room: RoomView): Waters {
  const { snapshot, now } = room;
  const calm = useCalm();
  const seed = snapshot?.offer?.seed;
  const school = useMemo(() => (seed === undefined ? [] : rules.schoolOf({ seed })), [rules, seed]);
  // The water is made once, and asks for what is true whenever it is looked at.
  const latest = useRef({ room, school, calm });
  latest.current = { room, school, calm };
  return useMemo(
    () =>
      createWaters({
        water,
        school: () => latest.current.school,
        tideMs() {
          const { snapshot: known, phase } = latest.current.room;
          return known && phase === 'betting' ? msOfTide(rules, known.closesAt, now()) : undefined;
        },
        isGone: (creature) => latest.current.room.caught.has(creature),
        calm: () => latest.current.calm,
      }),
    [rules, water, now],
  );
}
