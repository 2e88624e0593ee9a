import { useSite } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { LazyGrid } from '../grid/LazyGrid.tsx';
import { hallLinkOf } from '../lobby/halls.ts';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';
import { HallFrame } from './HallFrame.tsx';
import { slotGamePath } from './slotgame.filter.ts';
import { useSlotGame } from './use-slot-game.ts';

const roomPath = (filter: LobbyFilter) => slotGamePath(filter).replace('slotgame', 'gameRoom');

/**
 * Renders `/slotgame?gt_id&gp_id&house`, the games of one provider, and on the desktop `/gameRoom` (spec §2), where live
 * games have their limits. The shell leads to the room only on sites that have one.
 */
export default function SlotGamePage() {
  const { device } = useSite();
  const filter = useSlotGame();
  const isRoom = /gameroom/i.test(useLocation().pathname) && device === 'desktop';
  return (
    <HallFrame hall={hallLinkOf(filter)}>
      <LazyGrid filter={filter} pathOf={isRoom ? roomPath : slotGamePath} />
    </HallFrame>
  );
}
