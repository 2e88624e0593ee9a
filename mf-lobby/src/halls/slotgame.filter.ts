import { readFilter, readId, writeFilter, type LobbyFilter } from '../lobby/lobby.filter.ts';

/** The page's own names in the query, from the specification; everything else is the lobby's. */
const HALL = 'gt_id';
const PROVIDER = 'gp_id';

/** The filter of `/slotgame?gt_id&gp_id`. */
export function readSlotGame(params: URLSearchParams): LobbyFilter {
  return { ...readFilter(params), hall: readId(params.get(HALL)), provider: readId(params.get(PROVIDER)) };
}

/** The reverse of {@link readSlotGame}. */
export function slotGamePath({ hall, provider, ...rest }: LobbyFilter): string {
  const params = new URLSearchParams(writeFilter(rest));
  if (provider !== undefined) params.set(PROVIDER, String(provider));
  if (hall !== undefined) params.set(HALL, String(hall));
  const query = params.toString();
  return query ? `/slotgame?${query}` : '/slotgame';
}
