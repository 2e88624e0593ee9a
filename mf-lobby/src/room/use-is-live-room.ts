import { hallOf } from '@tessera/domain';
import { useSite } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';

/** Whether the page is the desktop's game room (spec §2 `/gameRoom`) with live games in it, and not with a search or a list of the member's own. */
export function useIsLiveRoom({ hall, tab, query }: LobbyFilter): boolean {
  const { device } = useSite();
  const { pathname } = useLocation();
  const isLive = hall !== undefined && hallOf(hall)?.key === 'live';
  return isLive && tab === 'all' && !query && device === 'desktop' && /\/gameroom\/?$/i.test(pathname);
}
