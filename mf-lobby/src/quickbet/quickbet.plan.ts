import { hallOf } from '@tessera/domain';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';

/**
 * The hall whose quick bet stands above the games of a filter, or `undefined` where there is none: all games of the
 * sports hall have one, narrowed or not, but no list of the player's own and no search.
 */
export function quickBetHall({ hall, tab, query }: LobbyFilter): number | undefined {
  return hall !== undefined && hallOf(hall)?.key === 'sport' && tab === 'all' && query === ''
    ? hall
    : undefined;
}
