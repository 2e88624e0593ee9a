import styled from '@emotion/styled';
import type { RouteProps } from '@tessera/contracts';
import { hallOf } from '@tessera/domain';
import { lazily, useSession } from '@tessera/kit';
import type { UseQueryResult } from '@tessera/kit/query';
import { Button, GridSkeleton, Notice, space } from '@tessera/ui';
import type { Game, Provider } from '@tessera/wire';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCrashGames } from '../crash/crash.queries.ts';
import { favouritesAtom } from '../favourites/favourites.atoms.ts';
import { useHalls, useLastPlayed } from '../games/games.queries.ts';
import { useGameGrid } from './grid.queries.ts';
import { shapeOfHall } from '../games/game.view.ts';
import { writeFilter, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { quickBetHall } from '../quickbet/quickbet.plan.ts';
import { QuickBet } from '../quickbet/QuickBet.tsx';
import { providersOf } from '../shelves/shelves.plan.ts';
import { useText } from '../text.ts';
import { HallIntro } from '../halls/HallIntro.tsx';
import { NoHall } from '../halls/NoHall.tsx';
import { useProvidersTitle } from '../halls/use-providers-title.ts';
import { ProviderHeader } from '../providers/ProviderHeader.tsx';
import { ProviderLogin } from '../providers/ProviderLogin.tsx';
import { useIsLiveRoom } from '../room/use-is-live-room.ts';
import { FilterBar } from './FilterBar.tsx';
import { GameWall } from './GameWall.tsx';
import { GridFailed, LogInFirst } from './grid.states.tsx';
import { NoGames } from './NoGames.tsx';

const LiveRoom = lazily(() => import('../room/LiveRoom.tsx'));

/** Sticks to the window's edge, since the list's end may be thousands of games away. */
const Failed = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: calc(var(--frame-bottom, 0px) + ${space[16]});
  margin-block-start: ${space[16]};
`;

export interface GameGridProps {
  readonly filter: LobbyFilter;
  /** Returns this page's path for another filter. */
  readonly pathOf: (filter: LobbyFilter) => string;
  /** On a hall's own page: shown instead where there is no such hall. */
  readonly missing?: RouteProps['missing'];
}

/** All games of a filter, as a grid; above the games of the sports hall the quick bet. */
export default function GameGrid({ filter, pathOf, missing }: GameGridProps) {
  useProvidersTitle();
  const session = useSession();
  const { data, isPending } = useHalls();
  const isLiveRoom = useIsLiveRoom(filter);
  if (isMissing(filter.hall, data?.list)) {
    if (missing) return missing;
    if (filter.hall !== undefined) return <NoHall />;
  }
  const personal = filter.tab === 'last' || filter.tab === 'favorite';
  if (personal && session.status === 'guest') return <LogInFirst filter={filter} />;
  const provider = providersOf(data?.list ?? []).find(({ gpId }) => gpId === filter.provider);
  if (filter.provider !== undefined && session.status === 'guest') {
    // Only the list of providers says whose page is for members.
    if (isPending) return <GridSkeleton shape={shapeOfHall(filter.hall)} />;
    const hall = data?.list.find(({ gtId }) => gtId === filter.hall);
    if (provider?.customized) return <ProviderLogin provider={provider} hall={hall} path={pathOf(filter)} />;
  }
  if (filter.tab === 'last') return <LastPlayed filter={filter} pathOf={pathOf} />;
  if (filter.crash) return <CrashGames filter={filter} pathOf={pathOf} />;
  if (isLiveRoom && filter.hall !== undefined) {
    return <LiveRoom filter={filter} hall={filter.hall} pathOf={pathOf} />;
  }
  const betting = quickBetHall(filter);
  return (
    <>
      {betting !== undefined && <QuickBet hall={betting} />}
      <FoundGames filter={filter} pathOf={pathOf} provider={provider} />
    </>
  );
}

/** Whether neither the specification (§3) nor the platform has the hall, as the gateway decides. */
function isMissing(
  hall: number | undefined,
  list: readonly { readonly gtId: number }[] | undefined,
): boolean {
  if (hall === undefined) return true;
  return !hallOf(hall) && list?.every(({ gtId }) => gtId !== hall) === true;
}

interface FoundGamesProps extends GameGridProps {
  readonly provider: Provider | undefined;
}

function FoundGames({ filter, pathOf, provider }: FoundGamesProps) {
  const text = useText();
  const {
    data,
    error,
    refetch,
    isFetching,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    isPlaceholderData,
  } = useGameGrid(filter, useSession().status !== 'restoring');
  const shape = shapeOfHall(filter.hall);
  const total = data?.pages.at(-1)?.totalCount ?? 0;
  // A game whose rank changed between two requests may be in both pages.
  const games = useMemo(() => {
    const all = data?.pages.flatMap(({ list }) => list) ?? [];
    return [...new Map(all.map((game) => [game.id, game])).values()];
  }, [data]);
  const there = games.length;
  const key = writeFilter(filter);
  // While another filter is loading, the previous list remains.
  const [shown, setShown] = useState(key);
  if (data && !isPlaceholderData && shown !== key) setShown(key);
  const of = isPlaceholderData ? shown : key;
  const [reach, setReach] = useState({ key, count: 0 });
  const reached = useCallback((count: number) => setReach({ key: of, count }), [of]);
  const isShort = reach.key === key && reach.count > there;
  const goesOn = isShort && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // Depends on the count too: an answer may arrive before `isFetching` was rendered.
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, there, fetchNextPage]);

  return (
    <>
      <FilterBar
        filter={filter}
        pathOf={pathOf}
        total={data && !isPlaceholderData ? total : undefined}
        factual
      >
        {provider && <ProviderHeader provider={provider} />}
        {filter.hall !== undefined && !provider && !filter.query && <HallIntro hall={filter.hall} />}
      </FilterBar>
      {data === undefined && error === null && <GridSkeleton shape={shape} />}
      {data === undefined && error !== null && (
        <GridFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && games.length === 0 && <NoGames filter={filter} pathOf={pathOf} />}
      {games.length > 0 && (
        <GameWall
          of={of}
          games={games}
          total={hasNextPage || isPlaceholderData ? total : games.length}
          onReach={reached}
          isLeaving={isPlaceholderData}
        />
      )}
      {isFetchNextPageError && (
        <Failed>
          <Notice
            role="alert"
            tone="error"
            title={text('grid.failed')}
            action={
              <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {text('retry')}
              </Button>
            }
          >
            {text('grid.failed_hint')}
          </Notice>
        </Failed>
      )}
    </>
  );
}

/**
 * The member's last games, or those of the crash menu among them: one short list, as the crash menu's, so it is filtered
 * by hall and provider here.
 */
function LastPlayed(props: GameGridProps) {
  const isCrash = props.filter.crash === true;
  const last = useLastPlayed(useSession().status === 'member');
  const menu = useCrashGames(isCrash);
  if (!isCrash) return <ShortList {...props} answer={last} />;
  const ids = new Set(menu.data?.list.map(({ id }) => id));
  return <ShortList {...props} answer={menu.data ? last : menu} isShown={({ id }) => ids.has(id)} />;
}

/** The games of the crash menu; in the tab of favourites those that the member likes (spec §3 `is_favorite`). */
function CrashGames(props: GameGridProps) {
  const answer = useCrashGames();
  const changed = useAtomValue(favouritesAtom);
  if (props.filter.tab !== 'favorite') return <ShortList {...props} answer={answer} />;
  const known = new Set(answer.data?.list.flatMap(({ id, isFavorite }) => (isFavorite ? [id] : [])));
  return (
    <ShortList {...props} answer={answer} isShown={({ id }) => changed.get(id)?.value ?? known.has(id)} />
  );
}

interface ShortListProps extends GameGridProps {
  readonly answer: UseQueryResult<{ readonly list: readonly Game[] }>;
  /** Whether a game of the answer belongs to the list; all do by default. */
  readonly isShown?: (game: Game) => boolean;
}

function ShortList({
  filter,
  pathOf,
  answer: { data, error, refetch, isFetching },
  isShown = () => true,
}: ShortListProps) {
  const games = data?.list.filter(
    (game) =>
      (filter.hall === undefined || game.gtId === filter.hall) &&
      (filter.provider === undefined || game.gpId === filter.provider) &&
      isShown(game),
  );
  return (
    <>
      <FilterBar filter={filter} pathOf={pathOf} total={games?.length} sortable={false} />
      {!games && !error && <GridSkeleton shape={shapeOfHall(filter.hall)} />}
      {!games && error && <GridFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {games?.length === 0 && <NoGames filter={filter} pathOf={pathOf} />}
      {games && games.length > 0 && (
        <GameWall of={writeFilter(filter)} games={games} total={games.length} onReach={nothingMore} />
      )}
    </>
  );
}

/** A short list has no further pages. */
function nothingMore(): void {}
