import type { RouteProps } from '@tessera/contracts';
import { LazyGrid } from '../grid/LazyGrid.tsx';
import { hallLinkOf } from '../lobby/halls.ts';
import { readId, writeFilter, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { useLobbyFilter } from '../lobby/use-lobby.ts';
import { HallFrame } from './HallFrame.tsx';

/** Renders `/gameHall/{id}`: one hall, on sites with a page per hall (spec §2). */
export default function GameHallPage({ params, missing }: RouteProps<'/gameHall/:id'>) {
  const hall = readId(params.id);
  const filter = { ...useLobbyFilter(), hall };
  const pathOf = ({ hall: _, ...rest }: LobbyFilter) =>
    withQuery(`/gameHall/${params.id}`, writeFilter(rest));
  return (
    <HallFrame hall={hallLinkOf(filter)}>
      <LazyGrid filter={filter} pathOf={pathOf} missing={missing} />
    </HallFrame>
  );
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}
