import styled from '@emotion/styled';
import { useName, useShell } from '@tessera/kit';
import { useNavigate } from '@tessera/kit/router';
import { Chips, color, media, Select, space, text as textSize } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useHalls } from '../games/games.queries.ts';
import { LOBBY_SORTS, type LobbyFilter, type LobbySort } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';
import { providersOf } from '../shelves/shelves.plan.ts';
import { useText } from '../text.ts';
import { FactsFilter } from './FactsFilter.tsx';
import { chosenChip, filterChips, isNarrowed } from './filter.chips.ts';

const Bar = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  min-block-size: 44px;
  & h2 {
    font-size: ${textSize[20]};
  }
  & [data-part='count'] {
    color: ${color.muted};
    font-size: ${textSize[14]};
  }
  ${media.desktop} {
    & > [data-part='title'] {
      display: flex;
      align-items: baseline;
      gap: ${space[16]};
    }
    & h2 {
      font-size: ${textSize[28]};
    }
  }
`;

const Row = styled(Chips)`
  padding-block-end: ${space[8]};
  ${media.desktop} {
    padding-block-end: ${space[16]};
  }
`;

export interface FilterBarProps {
  readonly filter: LobbyFilter;
  readonly pathOf: (filter: LobbyFilter) => string;
  /** Number of games found; undefined while loading. */
  readonly total: number | undefined;
  readonly sortable?: boolean;
  /** Can be filtered by what games say about themselves, since the platform filters the list. */
  readonly factual?: boolean;
  /** What introduces the hall or the provider, below the title. */
  readonly children?: ReactNode;
}

/** Title, count, filters and order of the grid. */
export function FilterBar({
  filter,
  pathOf,
  total,
  sortable = filter.tab !== 'popular',
  factual = false,
  children,
}: FilterBarProps) {
  const text = useText();
  const link = useSiteLink();
  const navigate = useNavigate();
  const { windows } = useShell();
  const title = useTitle(filter);
  const halls = useHalls().data?.list ?? [];
  const chips = filterChips(filter, providersOf(halls, filter.hall)).map(
    ({ id, kind, name, filter: next }) => ({
      id,
      label: name ?? text(kind === 'hot' || kind === 'new' ? `tag.${kind}` : 'filter.all'),
      ...link(pathOf(next)),
    }),
  );
  // An empty list needs no order; it needs filters only if they made it empty.
  const isEmpty = total === 0;
  const sortBy = (sort: LobbySort) => void navigate(windows.href(pathOf({ ...filter, sort })));

  return (
    <>
      <Bar>
        <div data-part="title">
          <h2>{title}</h2>
          <span data-part="count" role="status">
            {total !== undefined && text('grid.count', { count: total })}
          </span>
        </div>
        {sortable && !isEmpty && (
          <Select
            aria-label={text('filter.sort')}
            value={filter.sort}
            options={LOBBY_SORTS.map((sort) => ({ value: sort, label: text(`sort.${sort}`) }))}
            onChange={(event) => sortBy(event.target.value as LobbySort)}
          />
        )}
      </Bar>
      {children}
      {(!isEmpty || isNarrowed(filter)) && (
        <Row
          label={text('filter.label')}
          items={chips}
          value={chosenChip(filter)}
          onSelect={(id, event) => chips.find((chip) => chip.id === id)?.onClick(event)}
        />
      )}
      {factual && (!isEmpty || isNarrowed(filter)) && <FactsFilter filter={filter} pathOf={pathOf} />}
    </>
  );
}

/** Returns the title of the current filter: "Favourites · Slots · Aurora". */
function useTitle({ tab, hall, provider, tag, query, crash }: LobbyFilter): string {
  const text = useText();
  const nameOf = useName();
  const halls = useHalls().data?.list ?? [];
  if (query) return text('search.title', { query });
  const hallName = halls.find(({ gtId }) => gtId === hall)?.gtName;
  const parts = [
    tab !== 'all' && text(`tab.${tab}`),
    hallName !== undefined && nameOf(hallName),
    providersOf(halls).find(({ gpId }) => gpId === provider)?.name,
    tag && text(`shelf.${tag}`),
    crash && text('crash.title'),
  ];
  return parts.filter(Boolean).join(' · ') || text('tab.all');
}
