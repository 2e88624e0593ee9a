import { useSearchParams } from '@tessera/kit/router';
import { LazyGrid } from '../grid/LazyGrid.tsx';
import { HallFrame } from './HallFrame.tsx';
import { readSlotGame, slotGamePath } from './slotgame.filter.ts';

/** Renders `/slotgame?gt_id&gp_id&house`: the games of one provider (spec §2). */
export default function SlotGamePage() {
  const [params] = useSearchParams();
  const filter = readSlotGame(params);
  return (
    <HallFrame hall={filter.hall}>
      <LazyGrid filter={filter} pathOf={slotGamePath} />
    </HallFrame>
  );
}
