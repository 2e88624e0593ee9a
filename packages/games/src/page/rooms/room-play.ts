import type { LiveEvents } from '../../protocol/live.ts';
import { cell, type Cell } from '../services/cell.ts';
import { hear } from '../services/live.ts';
import type { Services } from '../services/services.ts';
import { createTablePlay, type TablePlay } from '../tables/table-play.ts';
import { NO_ROOM, withCaught, withSeat, type RoomState } from './room.model.ts';

/** What happens in a room that is not the player's doing. */
export interface RoomNews {
  caught(event: LiveEvents['fishing.caught']): void;
  shots(event: LiveEvents['fishing.shots']): void;
}

/** A room as everybody sees it: its tide is a table, and around it is who was greeted, and who else plays. */
export interface RoomPlay {
  readonly tide: Pick<TablePlay, 'state' | 'now' | 'msLeft'>;
  readonly state: Cell<RoomState>;
  /** Creatures that came to this player, as their own answer tells. */
  greeted(tide: string, creatures: Iterable<number>): void;
  close(): void;
}

/** @param news is told of what others do, as it happens */
export function createRoomPlay(services: Services, news: RoomNews): RoomPlay {
  const { api, live } = services;
  const state = cell(NO_ROOM);
  const greeted = (tide: string, creatures: Iterable<number>): void =>
    state.set(withCaught(state.value, tide, creatures));

  const tide = createTablePlay({
    ...services,
    // The tide takes no stake: whether the player is in the middle of something, and what is drawn next, is the magazine's.
    occupied: cell(false),
    nextHash: cell<string | null>(null),
    api: {
      ...api,
      async table() {
        const { caught, seat, ...table } = await api.room();
        greeted(table.roundId, caught);
        state.set(withSeat(state.value, seat));
        return table;
      },
    },
  });
  const disposers = [
    hear(live, 'fishing.caught', (event) => {
      // Told while the creature is still in the water: where it is, it is greeted.
      news.caught(event);
      greeted(event.tide, [event.creature]);
    }),
    hear(live, 'fishing.shots', (event) => news.shots(event)),
    tide.close,
  ];
  return {
    tide,
    state,
    greeted,
    close: () => disposers.forEach((dispose) => dispose()),
  };
}
