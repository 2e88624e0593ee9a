import { lazily } from '@tessera/kit';
import { GridSkeleton } from '@tessera/ui';
import { shapeOfHall } from '../games/game.view.ts';
import type { GameGridProps } from './GameGrid.tsx';

const GameGrid = lazily(() => import('./GameGrid.tsx'));

/** The grid, with a skeleton until its code is loaded. */
export function LazyGrid(props: GameGridProps) {
  return <GameGrid {...props} fallback={<GridSkeleton shape={shapeOfHall(props.filter.hall)} />} />;
}
