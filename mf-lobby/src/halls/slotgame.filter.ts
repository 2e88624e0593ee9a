import { readFilter, readId, writeFilter, type LobbyFilter } from '../lobby/lobby.filter.ts';

/** The page's own query names, from the specification; all others are the lobby's. */
const HALL = 'gt_id';
const PROVIDER = 'gp_id';

/** Reads the filter of `/slotgame?gt_id&gp_id`. */
export function readSlotGame(params: URLSearchParams): LobbyFilter {
  return { ...readFilter(params), hall: readId(params.get(HALL)), provider: readId(params.get(PROVIDER)) };
}

/** Writes a filter as an address: the reverse of {@link readSlotGame}. */
export function slotGamePath({ hall, provider, ...rest }: LobbyFilter): string {
  const params = new URLSearchParams(writeFilter(rest));
  if (provider !== undefined) params.set(PROVIDER, String(provider));
  if (hall !== undefined) params.set(HALL, String(hall));
  const query = params.toString();
  return query ? `/slotgame?${query}` : '/slotgame';
}
