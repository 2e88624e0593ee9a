import { useSearchParams } from '@tessera/kit/router';
import { useHalls } from '../games/games.queries.ts';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';
import { readSlotGame } from './slotgame.filter.ts';

/** Returns the filter of `?gt_id&gp_id&house` (spec §2): without an id, the house names its provider. */
export function useSlotGame(): LobbyFilter {
  const [params] = useSearchParams();
  const { data } = useHalls();
  const filter = readSlotGame(params);
  const house = params.get('house')?.toLowerCase();
  if (filter.provider !== undefined || house === undefined) return filter;
  const providers = data?.list.flatMap(({ gpList }) => gpList) ?? [];
  return { ...filter, provider: providers.find((one) => one.house.toLowerCase() === house)?.gpId };
}
