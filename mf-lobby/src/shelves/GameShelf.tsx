import styled from '@emotion/styled';
import { useName, useSite } from '@tessera/kit';
import { useEntryPlace } from '@tessera/kit/kept-place';
import { Shelf, ShelfSkeleton, TextLink } from '@tessera/ui';
import { isCallError } from '@tessera/wire';
import { useRef, useState } from 'react';
import { LobbyGameCard } from '../games/LobbyGameCard.tsx';
import { useShelfGames } from '../games/games.queries.ts';
import { shapeInList, shapeOfList } from '../games/game.view.ts';
import { mosaic } from '../games/mosaic.styles.ts';
import { LostNotice } from '../lobby/LostNotice.tsx';
import { lobbyPath } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';
import { shelfEstimate, useShelfPlace } from './use-shelf-place.ts';
import { useText } from '../text.ts';
import type { ShelfPlan } from './shelves.plan.ts';
import { useNear } from './use-near.ts';
import { IN_VIEW, useRowLength } from './use-row-length.ts';

/** Cards of the first shelf whose images are in the first screen. */
const IN_FIRST_SCREEN = { desktop: IN_VIEW, mobile: 2 } as const;

const Frame = styled.div(shelfEstimate);
const Row = styled(Shelf)(mosaic);

export interface GameShelfProps {
  readonly plan: ShelfPlan;
  /** Fetches its games at once; other shelves do when they are near the window. */
  readonly eager?: boolean;
  /** In the first screen: the images of its first cards are fetched at once. */
  readonly priority?: boolean;
}

/** One shelf of the home page: reserves its space, and loads its games near the window. Renders nothing without games. */
export function GameShelf({ plan, eager = false, priority = false }: GameShelfProps) {
  const text = useText();
  const nameOf = useName();
  const { device } = useSite();
  const link = useSiteLink();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, eager);
  const games = useShelfGames(plan.source, near);
  const { data, error } = games;
  const { boxes } = useEntryPlace().place;
  const [wasScrolled] = useState(() => (boxes[plan.key]?.left ?? 0) > 0);
  const total = data?.list.length ?? 0;
  const length = useRowLength(place, total, wasScrolled);
  useShelfPlace(place, plan.key, data !== undefined && (length === total || !wasScrolled));
  const title = 'message' in plan.title ? text(plan.title.message) : nameOf(plan.title.name);

  if (error && !data) {
    // Back ends without the search call have no such shelf.
    if (isCallError(error) && error.failure.kind === 'unavailable') return null;
    return (
      <LostNotice title={title} query={games}>
        {text('grid.failed')}
      </LostNotice>
    );
  }
  if (!data) {
    return (
      <Frame ref={place} data-place={plan.key}>
        <ShelfSkeleton shape={plan.shape} still={!near} />
      </Frame>
    );
  }
  if (data.list.length === 0) return null;
  const shape = shapeOfList(data.list);
  const all = link(lobbyPath(plan.all));
  return (
    <Frame ref={place} data-place={plan.key}>
      <Row
        title={title}
        shape={shape}
        previousLabel={text('shelf.previous')}
        nextLabel={text('shelf.next')}
        action={
          <TextLink
            href={all.href}
            onClick={all.onClick}
            aria-label={text('shelf.all_named', { shelf: title })}
          >
            {text('shelf.all')}
          </TextLink>
        }
      >
        {data.list.slice(0, length).map((game, place) => (
          <LobbyGameCard
            key={game.id}
            game={game}
            shape={shapeInList(shape, game)}
            priority={priority && place === 0}
            eager={priority && place < IN_FIRST_SCREEN[device]}
          />
        ))}
      </Row>
    </Frame>
  );
}
