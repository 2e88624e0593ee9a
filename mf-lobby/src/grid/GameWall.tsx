import styled from '@emotion/styled';
import { CardSkeleton, GridBox, GridList } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { useEffect, useMemo, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { shapeInList, shapeOfList } from '../games/game.view.ts';
import { GRID_PAGE } from '../games/games.queries.ts';
import { LobbyGameCard } from '../games/LobbyGameCard.tsx';
import { mosaic } from '../games/mosaic.styles.ts';
import { useText } from '../text.ts';
import { SkipWall } from './SkipWall.tsx';
import { useWallLayout } from './useWallLayout.ts';
import { RULER } from './wall.geometry.ts';
import { neighbour } from './wall.packing.ts';

/** Tiles of the first row of the widest screen. */
const FIRST_ROW = 9;
/**
 * How wide a tile is shown, by the columns of the grid; on the phone a little less than that, since 300 px in the
 * place of 306 are not seen, and 600 px are twice the bytes.
 */
const SIZES = {
  cover: '(min-width: 992px) 170px, (min-width: 520px) 24vw, 27vw',
  wide: '(min-width: 992px) 350px, (min-width: 520px) 48vw, 60vw',
  table: '(min-width: 992px) 310px, (min-width: 720px) 32vw, 44vw',
} as const;

const Wall = styled(GridBox)`
  & > ul {
    grid-auto-flow: dense;
  }
  /* Each tile in its place: the columns are the grid's own, the rows are given. */
  & > ul[data-measured] {
    position: relative;
    overflow-anchor: none;
    & > li {
      position: absolute;
      inset-inline: 0;
    }
  }
  ${mosaic}
`;

export interface GameWallProps {
  /** The games that are there, from the first one on. */
  readonly games: readonly Game[];
  /** How many the list has in all: those that are not there yet keep their place. */
  readonly total: number;
  /** So many games should be there by now. */
  readonly onReach: (count: number) => void;
}

/**
 * A list of games of any length as a wall of tiles, of which only those in and near the window exist. The tile with
 * the focus and the rows beside it stay, wherever the window goes, so that the arrow keys lead from tile to tile and
 * Tab through all of their controls.
 */
export function GameWall({ games, total, onReach }: GameWallProps) {
  const say = useText();
  const list = useRef<HTMLUListElement>(null);
  // By the first page: a wall whose shape changes while it grows would move under the player.
  const shape = useMemo(() => shapeOfList(games.slice(0, GRID_PAGE)), [games]);
  const spans = useMemo(
    () => games.map((game) => (shape === 'cover' && shapeInList(shape, game) === 'table' ? 2 : 1)),
    [games, shape],
  );
  const { isMeasured, packing, tiles, gaps, reach, height, styleOf, keep } = useWallLayout(
    list,
    shape,
    spans,
    total,
  );
  useEffect(() => onReach(reach), [onReach, reach]);
  // The first screen is judged by its largest picture.
  const largest = Math.max(0, spans.slice(0, FIRST_ROW).indexOf(2));

  const step = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = tileOf(event.target);
    const to = from === undefined || !isMeasured ? undefined : neighbour(packing, from, event.key);
    const control = list.current
      ?.querySelector(`[data-tile="${to}"]`)
      ?.querySelector<HTMLElement>('a[href], button:not(:disabled)');
    if (!control) return;
    event.preventDefault();
    control.focus();
  };
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) keep(undefined);
  };

  return (
    <Wall>
      <SkipWall count={total}>
        <GridList
          ref={list}
          aria-label={say('grid.label')}
          data-shape={shape}
          data-measured={isMeasured ? '' : undefined}
          style={height === undefined ? undefined : { blockSize: height }}
          onKeyDown={step}
          onFocus={({ target }) => keep(tileOf(target))}
          onBlur={left}
        >
          {tiles.map((tile) => {
            const [game, place] = [games[tile], packing.places[tile]];
            if (!game || !place) return null;
            const isWide = spans[tile] === 2;
            return (
              <li
                key={game.id}
                data-tile={tile}
                {...{ [RULER]: isWide ? undefined : '' }}
                aria-setsize={total}
                aria-posinset={tile + 1}
                style={styleOf(place)}
              >
                <LobbyGameCard
                  game={game}
                  shape={shapeInList(shape, game)}
                  sizes={SIZES[shape === 'cover' && isWide ? 'wide' : shape]}
                  eager={tile < FIRST_ROW}
                  priority={tile === largest}
                />
              </li>
            );
          })}
          {gaps.map((place) => (
            <li key={`${place.row} ${place.column}`} aria-hidden="true" style={styleOf(place)}>
              <CardSkeleton shape={shape} />
            </li>
          ))}
        </GridList>
      </SkipWall>
    </Wall>
  );
}

/** The number of the tile that an element stands in. */
function tileOf(element: EventTarget): number | undefined {
  const item = element instanceof Element ? element.closest<HTMLElement>('[data-tile]') : null;
  return item ? Number(item.dataset['tile']) : undefined;
}
