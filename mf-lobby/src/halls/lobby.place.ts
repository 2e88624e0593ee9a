import { readFilter, readId, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { readSlotGame } from './slotgame.filter.ts';

/** What the page at an address shows of the lobby, or `undefined` where it is another page. */
export function filterAt(path: string, params: URLSearchParams): LobbyFilter | undefined {
  if (path === '/') return readFilter(params);
  if (path === '/slotgame') return readSlotGame(params);
  const hall = readId(/^\/gameHall\/(\d+)$/.exec(path)?.[1]);
  return hall === undefined ? undefined : { ...readFilter(params), hall };
}
