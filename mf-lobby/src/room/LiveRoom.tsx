import styled from '@emotion/styled';
import { DescriptionList, Grid, GridSkeleton, space } from '@tessera/ui';
import { FilterBar } from '../grid/FilterBar.tsx';
import type { GameGridProps } from '../grid/GameGrid.tsx';
import { GridFailed } from '../grid/grid.states.tsx';
import { NoGames } from '../grid/NoGames.tsx';
import { LobbyGameCard } from '../games/LobbyGameCard.tsx';
import { withLateText } from '../later/with-late-text.tsx';
import { useGameRoom, type Facts } from '../sheet/detail.queries.ts';
import { useFactRows } from '../sheet/GameFacts.tsx';
import { useText } from '../text.ts';

const Table = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
`;

/**
 * The room of live games: each table with its limits, return and highest win, so that a player can choose a seat without
 * opening one. No house of the platform says who deals or what came last, so the room does not either.
 */
function LiveRoom({ filter, hall, pathOf }: GameGridProps & { readonly hall: number }) {
  const text = useText();
  const { data, error, refetch, isFetching } = useGameRoom(hall, filter.provider);
  const tables = data?.list.filter(({ game }) => filter.tag === undefined || game.tag === filter.tag);
  return (
    <>
      <FilterBar filter={filter} pathOf={pathOf} total={tables?.length} sortable={false} />
      {!tables && !error && <GridSkeleton shape="table" />}
      {!tables && error && <GridFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {tables?.length === 0 && <NoGames filter={filter} pathOf={pathOf} />}
      {tables && tables.length > 0 && (
        <Grid label={text('grid.label')} shape="table">
          {tables.map(({ game, facts }) => (
            <Table key={game.id}>
              <LobbyGameCard game={game} shape="table" />
              {facts && <TableFacts facts={facts} />}
            </Table>
          ))}
        </Grid>
      )}
    </>
  );
}

function TableFacts({ facts }: { readonly facts: Facts }) {
  return <DescriptionList items={useFactRows(facts)} />;
}

export default withLateText(LiveRoom);
