import { hallOf, type HallKey } from '@tessera/domain';
import { useName, useSite } from '@tessera/kit';
import {
  CardIcon,
  CrashIcon,
  DuelIcon,
  EsportIcon,
  LiveIcon,
  LobbyIcon,
  LotteryIcon,
  SlotIcon,
  SportIcon,
  VirtualIcon,
  type Icon,
} from '@tessera/ui';
import { useHalls } from '../games/games.queries.ts';
import { useText } from '../text.ts';
import { hallPath, lobbyPath, type LobbyFilter } from './lobby.filter.ts';

const ICONS: Record<HallKey, Icon> = {
  slot: SlotIcon,
  live: LiveIcon,
  sport: SportIcon,
  lottery: LotteryIcon,
  card: CardIcon,
  virtual: VirtualIcon,
  duel: DuelIcon,
  esport: EsportIcon,
};

/** Returns a hall's icon; the lobby's icon for unknown game types. */
export function hallIcon(gtId: number): Icon {
  const hall = hallOf(gtId);
  return hall ? ICONS[hall.key] : LobbyIcon;
}

/** One entry of the rail and of the phone's chips. */
export interface HallLink {
  readonly id: string;
  readonly name: string;
  readonly icon: Icon;
  readonly path: string;
}

/** The entry of the crash menu, which is no hall of its own. */
const CRASH = 'crash';

/** Returns the entry that a filter belongs to, if any. */
export function hallLinkOf({ hall, crash }: Pick<LobbyFilter, 'hall' | 'crash'>): string | undefined {
  return crash ? CRASH : hall?.toString();
}

/** Returns the halls in the site's order, and the crash menu after the one that the site names (spec §9). */
export function useHallLinks(): readonly HallLink[] {
  const text = useText();
  const nameOf = useName();
  const { settings } = useSite();
  const { list = [], crashAfter } = useHalls().data ?? {};
  const crash = { id: CRASH, name: text('crash.title'), icon: CrashIcon, path: lobbyPath({ crash: true }) };
  return list.flatMap(({ gtId, gtName }) => {
    const hall = {
      id: String(gtId),
      name: nameOf(gtName),
      icon: hallIcon(gtId),
      path: hallPath(gtId, settings),
    };
    return gtId === crashAfter ? [hall, crash] : [hall];
  });
}
