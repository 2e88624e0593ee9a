import { hallOf, type HallKey } from '@tessera/domain';
import {
  CardIcon,
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
