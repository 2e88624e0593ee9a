import { readFilter, readId, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { readSlotGame } from './slotgame.filter.ts';

/** Returns the filter of a lobby page's address, or `undefined` for other pages. */
export function filterAt(path: string, params: URLSearchParams): LobbyFilter | undefined {
  if (path === '/') return readFilter(params);
  if (/^\/(slotgame|gameRoom)$/i.test(path)) return readSlotGame(params);
  const hall = readId(/^\/gameHall\/(\d+)$/.exec(path)?.[1]);
  return hall === undefined ? undefined : { ...readFilter(params), hall };
}
