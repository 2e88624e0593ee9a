import { hallOf } from '@tessera/domain';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';

/**
 * Returns the hall whose quick bet is shown above the games of a filter, or `undefined`. The sports hall has one, with
 * or without provider and tag, but not on the player's own lists and not in a search.
 */
export function quickBetHall({ hall, tab, query }: LobbyFilter): number | undefined {
  return hall !== undefined && hallOf(hall)?.key === 'sport' && tab === 'all' && query === ''
    ? hall
    : undefined;
}
