import type { TileShape } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { memo } from 'react';
import { shapeInList } from '../games/game.view.ts';
import { LobbyGameCard } from '../games/LobbyGameCard.tsx';
import { RULER } from './wall.geometry.ts';

/**
 * The image's `sizes`, from the columns of the grid. On the phone slightly less than the real width: 300 px instead
 * of 306 is not visible, and the next file (600 px) has twice the bytes.
 */
const SIZES = {
  cover: '(min-width: 992px) 170px, (min-width: 520px) 24vw, 27vw',
  wide: '(min-width: 992px) 350px, (min-width: 520px) 48vw, 60vw',
  table: '(min-width: 992px) 310px, (min-width: 720px) 32vw, 44vw',
} as const;

/** Position of a tile, as primitive values, so that an unmoved tile does not render. */
export interface Position {
  readonly row: number;
  readonly column: number;
  readonly span: 1 | 2;
  /** Distance between the tops of two rows, and the height of a row, in pixels; undefined before measuring. */
  readonly pitch: number | undefined;
  readonly rowHeight: number | undefined;
}

export function positionStyle({ row, column, span, pitch, rowHeight }: Position) {
  if (pitch === undefined) return undefined;
  return {
    gridColumn: `${column + 1} / span ${span}`,
    insetBlockStart: row * pitch,
    blockSize: rowHeight,
  };
}

interface Props extends Position {
  readonly game: Game;
  /** Index in the list, from 0, and the list's length. */
  readonly tile: number;
  readonly total: number;
  /** The list's layout. */
  readonly shape: TileShape;
  readonly eager: boolean;
  readonly priority: boolean;
}

/** One tile of the wall with its game. */
export const WallTile = memo(function WallTile({
  game,
  tile,
  total,
  shape,
  eager,
  priority,
  ...standing
}: Props) {
  const isWide = shape === 'cover' && shapeInList(shape, game) === 'table';
  return (
    <li
      data-tile={tile}
      {...{ [RULER]: isWide ? undefined : '' }}
      aria-setsize={total}
      aria-posinset={tile + 1}
      style={positionStyle(standing)}
    >
      <LobbyGameCard
        game={game}
        shape={shapeInList(shape, game)}
        sizes={SIZES[isWide ? 'wide' : shape]}
        eager={eager}
        priority={priority}
      />
    </li>
  );
});
