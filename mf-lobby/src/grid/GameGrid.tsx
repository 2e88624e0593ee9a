import styled from '@emotion/styled';
import { useSession } from '@tessera/kit';
import { Button, Grid, GridSkeleton, space } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { useGameGrid, useLastPlayed } from '../games/games.queries.ts';
import { LobbyGameCard } from '../games/LobbyGameCard.tsx';
import { shapeInList, shapeOfHall, shapeOfList } from '../games/game.view.ts';
import { mosaic } from '../games/mosaic.styles.ts';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';
import { useText } from '../text.ts';
import { FilterBar } from './FilterBar.tsx';
import { GridFailed, LogInFirst } from './grid.states.tsx';
import { NoGames } from './NoGames.tsx';

/** Cards of the first two rows of a wide screen. */
const FIRST_ROWS = 12;

const Tiles = styled(Grid)`
  & ul {
    grid-auto-flow: dense;
  }
  ${mosaic}
`;

const More = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[12]};
  padding-block: ${space[32]};
`;

export interface GameGridProps {
  readonly filter: LobbyFilter;
  /** Where the page shows another filter. */
  readonly pathOf: (filter: LobbyFilter) => string;
}

/** All games of a filter, as a grid. */
export default function GameGrid({ filter, pathOf }: GameGridProps) {
  const session = useSession();
  const personal = filter.tab === 'last' || filter.tab === 'favorite';
  if (personal && session.status === 'guest') return <LogInFirst filter={filter} />;
  if (filter.tab === 'last') return <LastPlayed filter={filter} pathOf={pathOf} />;
  return <FoundGames filter={filter} pathOf={pathOf} />;
}

function FoundGames({ filter, pathOf }: GameGridProps) {
  const say = useText();
  const {
    data,
    error,
    refetch,
    isFetching,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useGameGrid(filter, useSession().status !== 'restoring');
  const shape = shapeOfHall(filter.hall);
  const games = data?.pages.flatMap(({ list }) => list) ?? [];
  const total = data?.pages.at(-1)?.totalCount;

  return (
    <>
      <FilterBar filter={filter} pathOf={pathOf} total={total} />
      {data === undefined && error === null && <GridSkeleton shape={shape} />}
      {data === undefined && error !== null && (
        <GridFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && games.length === 0 && <NoGames filter={filter} />}
      {games.length > 0 && <Cards games={games} />}
      {hasNextPage && (
        <More>
          <span>{say('grid.progress', { shown: games.length, total: total ?? games.length })}</span>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? say('grid.more_retry') : say('grid.more')}
          </Button>
        </More>
      )}
    </>
  );
}

/** The member's last games: one short list, so hall and provider are chosen from it here. */
function LastPlayed({ filter, pathOf }: GameGridProps) {
  const { data, error, refetch, isFetching } = useLastPlayed(useSession().status === 'member');
  const games = data?.list.filter(
    ({ gtId, gpId }) =>
      (filter.hall === undefined || gtId === filter.hall) &&
      (filter.provider === undefined || gpId === filter.provider),
  );
  return (
    <>
      <FilterBar filter={filter} pathOf={pathOf} total={games?.length} sortable={false} />
      {!games && !error && <GridSkeleton shape={shapeOfHall(filter.hall)} />}
      {!games && error && <GridFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {games?.length === 0 && <NoGames filter={filter} />}
      {games && games.length > 0 && <Cards games={games} />}
    </>
  );
}

function Cards({ games }: { games: readonly Game[] }) {
  const say = useText();
  const shape = shapeOfList(games);
  return (
    <Tiles label={say('grid.label')} shape={shape}>
      {games.map((game, place) => (
        <LobbyGameCard
          key={game.id}
          game={game}
          shape={shapeInList(shape, game)}
          priority={place < FIRST_ROWS}
        />
      ))}
    </Tiles>
  );
}
