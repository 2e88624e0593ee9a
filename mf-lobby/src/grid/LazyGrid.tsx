import { lazily } from '@tessera/kit';
import { GridSkeleton } from '@tessera/ui';
import { shapeOfHall } from '../games/game.view.ts';
import type { GameGridProps } from './GameGrid.tsx';

const GameGrid = lazily(() => import('./GameGrid.tsx'));

/** The grid, whose code comes when something was chosen; until then its place. */
export function LazyGrid(props: GameGridProps) {
  return <GameGrid {...props} fallback={<GridSkeleton shape={shapeOfHall(props.filter.hall)} />} />;
}
