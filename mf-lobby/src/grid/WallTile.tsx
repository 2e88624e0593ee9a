import type { TileShape } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { memo } from 'react';
import { shapeInList } from '../games/game.view.ts';
import { LobbyGameCard } from '../games/LobbyGameCard.tsx';
import { RULER } from './wall.geometry.ts';

/**
 * How wide a tile is shown, by the columns of the grid; on the phone a little less than that, since 300 px in the
 * place of 306 are not seen, and 600 px are twice the bytes.
 */
const SIZES = {
  cover: '(min-width: 992px) 170px, (min-width: 520px) 24vw, 27vw',
  wide: '(min-width: 992px) 350px, (min-width: 520px) 48vw, 60vw',
  table: '(min-width: 992px) 310px, (min-width: 720px) 32vw, 44vw',
} as const;

/** Where a tile stands: simple values, so that a tile that stays where it is does not render. */
export interface Standing {
  readonly row: number;
  readonly column: number;
  readonly span: 1 | 2;
  /** From the top of one row to the top of the next, and how high each is, in pixels; unknown before the measuring. */
  readonly pitch: number | undefined;
  readonly rowHeight: number | undefined;
}

export function standingStyle({ row, column, span, pitch, rowHeight }: Standing) {
  if (pitch === undefined) return undefined;
  return {
    gridColumn: `${column + 1} / span ${span}`,
    insetBlockStart: row * pitch,
    blockSize: rowHeight,
  };
}

interface Props extends Standing {
  readonly game: Game;
  /** Its number in the list, from 0, and how many games that has. */
  readonly tile: number;
  readonly total: number;
  /** Of the list. */
  readonly shape: TileShape;
  readonly eager: boolean;
  readonly priority: boolean;
}

/** One place of the wall with the game in it. */
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
      style={standingStyle(standing)}
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
