import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { RoomRules, TideOffer, TideOutcome } from '../../rules/room-rules.ts';
import type { TablePhase, TableSnapshot } from '../answers.ts';
import { createRoomPlay, type RoomNews } from '../rooms/room-play.ts';
import { useCell } from '../services/cell.ts';
import { useServices } from './services.ts';

export type { RoomNews } from '../rooms/room-play.ts';

/** The water that all players of a site share. What the player pays and shoots is a round of its own: `useRound`. */
export interface RoomView {
  /** The tide; `undefined` until the first answer. */
  readonly snapshot: TableSnapshot<TideOutcome, null, TideOffer> | undefined;
  readonly phase: TablePhase | undefined;
  /** The server's clock, now: epoch milliseconds. For scenes, each frame. */
  now(): number;
  /** Until the tide ends, or the next one begins. */
  msLeft(): number | undefined;
  /** Creatures of this tide that somebody has greeted. */
  readonly caught: ReadonlySet<number>;
  /** The player's own cannon, while they have one. */
  readonly seat: number | null;
  /** Creatures that came to this player, as their own answer tells. */
  greeted(tide: string, creatures: Iterable<number>): void;
}

const NOBODY: ReadonlySet<number> = new Set();

/**
 * A room's tide, and what others do in it. Called once in a game's page.
 * @param rules for their types: which variant plays is the session's
 */
export function useRoom(_rules: RoomRules, news: RoomNews): RoomView {
  const services = useServices();
  const latest = useRef(news);
  latest.current = news;
  const room = useMemo(
    () =>
      createRoomPlay(services, {
        caught: (event) => latest.current.caught(event),
        shots: (event) => latest.current.shots(event),
      }),
    [services],
  );
  useEffect(() => room.close, [room]);
  const { tide, caught, seat } = useCell(room.state);
  const snapshot = useCell(room.tide.state).snapshot as RoomView['snapshot'];
  const { now, msLeft } = room.tide;
  return {
    ...{ snapshot, now, msLeft, seat },
    phase: snapshot?.phase,
    caught: snapshot && tide === snapshot.roundId ? caught : NOBODY,
    greeted: room.greeted,
  };
}
