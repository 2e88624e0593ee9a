import styled from '@emotion/styled';
import { CardSkeleton, GridBox, GridList, motion, type TileShape } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { useEffect, useMemo, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { shapeInList, shapeOfList } from '../games/game.view.ts';
import { GRID_PAGE } from './grid.queries.ts';
import { mosaic } from '../games/mosaic.styles.ts';
import { useText } from '../text.ts';
import { SkipWall } from './SkipWall.tsx';
import { useWallLayout, type WallList } from './use-wall-layout.ts';
import { neighbour } from './wall.packing.ts';
import { positionStyle, WallTile } from './WallTile.tsx';

/** Number of tiles in the first row of the widest screen. */
const FIRST_ROW = 9;

const Wall = styled(GridBox)`
  & > ul {
    grid-auto-flow: dense;
    transition: opacity ${motion.enter} ${motion.ease};
  }
  /* Delayed, so that a list that loads at once does not flicker. */
  & > ul[aria-busy] {
    opacity: 0.5;
    transition-delay: 150ms;
  }
  /* Each tile has its place: the columns are the grid's own, the rows are set per tile. */
  & > ul[data-measured] {
    position: relative;
    overflow-anchor: none;
    & > li {
      position: absolute;
      inset-inline: 0;
      /* A change within a tile causes no layout outside of it. */
      contain: layout style;
    }
  }
  ${mosaic}
`;

export interface GameWallProps {
  /** Identifies the list: a list with another name replaces it row by row. */
  readonly of: string;
  /** The loaded games, from the first one on. */
  readonly games: readonly Game[];
  /** Length of the whole list: games that are not loaded keep an empty place. */
  readonly total: number;
  /** Called with the number of games that should be loaded by now. */
  readonly onReach: (count: number) => void;
  /** Another list is loading. */
  readonly isLeaving?: boolean;
}

/**
 * A list of games of any length as a wall of tiles; only those in and near the window are rendered. The focused tile
 * and its neighbouring rows stay rendered wherever the window is, so that arrow keys and Tab continue from it.
 */
export function GameWall(props: GameWallProps) {
  const { games } = props;
  // From the first page only, so that the shape does not change while the wall grows.
  const shape = useMemo(() => shapeOfList(games.slice(0, GRID_PAGE)), [games]);
  return <ShapedWall key={shape} shape={shape} {...props} />;
}

function ShapedWall({
  of,
  games,
  total,
  shape,
  onReach,
  isLeaving = false,
}: GameWallProps & { readonly shape: TileShape }) {
  const text = useText();
  const element = useRef<HTMLUListElement>(null);
  const list = useMemo((): WallList => {
    const spans = games.map((game) => (shape === 'cover' && shapeInList(shape, game) === 'table' ? 2 : 1));
    return { of, games, spans, total };
  }, [of, games, shape, total]);
  const { packing, measured, cells, gaps, reach, height, keep } = useWallLayout(element, shape, list);
  useEffect(() => onReach(reach), [onReach, reach]);

  // A key may be pressed before its target tile is rendered: the target is kept, and focused when its tile exists.
  const aim = useRef<number>(undefined);
  useEffect(() => {
    // In another list this number is another game.
    aim.current = undefined;
  }, [of]);
  useEffect(() => {
    if (aim.current !== undefined) controlOf(aim.current)?.focus();
  });
  const controlOf = (tile: number) =>
    element.current
      ?.querySelector(`[data-tile="${tile}"]`)
      ?.querySelector<HTMLElement>('a[href], button:not(:disabled)');

  const step = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const focused = tileOf(event.target);
    if (focused === undefined || !measured) return;
    const to = neighbour(packing, aim.current ?? focused, event.key);
    if (to === undefined) return;
    event.preventDefault();
    const control = controlOf(to);
    if (control) return control.focus();
    aim.current = to;
    keep([focused, to]);
  };
  const came = ({ target }: FocusEvent<HTMLElement>) => {
    aim.current = undefined;
    const tile = tileOf(target);
    keep(tile === undefined ? [] : [tile]);
  };
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    aim.current = undefined;
    keep([]);
  };

  return (
    <Wall>
      <SkipWall count={total}>
        <GridList
          ref={element}
          aria-label={text('grid.label')}
          aria-busy={isLeaving || undefined}
          data-shape={shape}
          data-measured={measured ? '' : undefined}
          style={height === undefined ? undefined : { blockSize: height }}
          onKeyDown={step}
          onFocus={came}
          onBlur={left}
        >
          {cells.map(({ key, tile, place, list: own }) => (
            <WallTile
              key={key}
              game={own.games[tile]!}
              tile={tile}
              total={own.total}
              shape={shape}
              eager={tile < FIRST_ROW}
              priority={tile === largestOf(own)}
              {...place}
              pitch={measured?.pitch}
              rowHeight={measured?.rowHeight}
            />
          ))}
          {gaps.map((place) => (
            <li
              key={`${place.row} ${place.column}`}
              aria-hidden="true"
              style={positionStyle({
                ...place,
                pitch: measured?.pitch,
                rowHeight: measured?.rowHeight,
              })}
            >
              <CardSkeleton shape={shape} />
            </li>
          ))}
        </GridList>
      </SkipWall>
    </Wall>
  );
}

/** Returns the tile of the first row with the largest picture (LCP). */
function largestOf({ spans }: WallList): number {
  return Math.max(0, spans.slice(0, FIRST_ROW).indexOf(2));
}

/** Returns the number of the tile that contains an element. */
function tileOf(element: EventTarget): number | undefined {
  const item = element instanceof Element ? element.closest<HTMLElement>('[data-tile]') : null;
  return item ? Number(item.dataset['tile']) : undefined;
}
