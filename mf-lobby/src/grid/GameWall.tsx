import styled from '@emotion/styled';
import { CardSkeleton, GridBox, GridList, motion, type TileShape } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { useEffect, useMemo, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { shapeInList, shapeOfList } from '../games/game.view.ts';
import { GRID_PAGE } from '../games/games.queries.ts';
import { mosaic } from '../games/mosaic.styles.ts';
import { useText } from '../text.ts';
import { SkipWall } from './SkipWall.tsx';
import { useWallLayout, type WallList } from './use-wall-layout.ts';
import { neighbour } from './wall.packing.ts';
import { standingStyle, WallTile } from './WallTile.tsx';

/** Tiles of the first row of the widest screen. */
const FIRST_ROW = 9;

const Wall = styled(GridBox)`
  & > ul {
    grid-auto-flow: dense;
    transition: opacity ${motion.enter} ${motion.ease};
  }
  /* A list that comes at once does not flicker. */
  & > ul[aria-busy] {
    opacity: 0.5;
    transition-delay: 150ms;
  }
  /* Each tile in its place: the columns are the grid's own, the rows are given. */
  & > ul[data-measured] {
    position: relative;
    overflow-anchor: none;
    & > li {
      position: absolute;
      inset-inline: 0;
      /* What changes in one tile is laid out in it alone. */
      contain: layout style;
    }
  }
  ${mosaic}
`;

export interface GameWallProps {
  /** Names the list: what comes under another name takes its place row by row. */
  readonly of: string;
  /** The games that are there, from the first one on. */
  readonly games: readonly Game[];
  /** How many the list has in all: those that are not there yet keep their place. */
  readonly total: number;
  /** So many games should be there by now. */
  readonly onReach: (count: number) => void;
  /** Another list is on the way. */
  readonly isLeaving?: boolean;
}

/**
 * A list of games of any length as a wall of tiles, of which only those in and near the window exist. The tile with
 * the focus and the rows beside it stay, wherever the window goes, so that the arrow keys lead from tile to tile and
 * Tab through all of their controls.
 */
export function GameWall(props: GameWallProps) {
  const { games } = props;
  // By the first page: a wall whose shape changes while it grows would move under the player.
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
  const say = useText();
  const element = useRef<HTMLUListElement>(null);
  const list = useMemo((): WallList => {
    const spans = games.map((game) => (shape === 'cover' && shapeInList(shape, game) === 'table' ? 2 : 1));
    return { of, games, spans, total };
  }, [of, games, shape, total]);
  const { packing, measured, cells, gaps, reach, height, keep } = useWallLayout(element, shape, list);
  useEffect(() => onReach(reach), [onReach, reach]);

  // Keys may be quicker than tiles are made: the step is taken when its tile is there, and the next goes on from it.
  const aim = useRef<number>(undefined);
  useEffect(() => {
    // Of another list it would be another game.
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
          aria-label={say('grid.label')}
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
              style={standingStyle({
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

/** The first screen is judged by its largest picture. */
function largestOf({ spans }: WallList): number {
  return Math.max(0, spans.slice(0, FIRST_ROW).indexOf(2));
}

/** The number of the tile that an element stands in. */
function tileOf(element: EventTarget): number | undefined {
  const item = element instanceof Element ? element.closest<HTMLElement>('[data-tile]') : null;
  return item ? Number(item.dataset['tile']) : undefined;
}
