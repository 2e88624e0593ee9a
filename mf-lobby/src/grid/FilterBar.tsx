import styled from '@emotion/styled';
import { useName, useShell } from '@tessera/kit';
import { useNavigate } from '@tessera/kit/router';
import { Chips, color, media, Select, space, text } from '@tessera/ui';
import { useHalls } from '../games/games.queries.ts';
import { LOBBY_SORTS, type LobbyFilter, type LobbySort } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';
import { providersOf } from '../shelves/shelves.plan.ts';
import { useText } from '../text.ts';
import { chosenChip, filterChips, isNarrowed } from './filter.chips.ts';

const Bar = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  min-block-size: 44px;
  & h2 {
    font-size: ${text[20]};
  }
  & [data-part='count'] {
    color: ${color.muted};
    font-size: ${text[14]};
  }
  ${media.desktop} {
    & > [data-part='title'] {
      display: flex;
      align-items: baseline;
      gap: ${space[16]};
    }
    & h2 {
      font-size: ${text[28]};
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
  /** Games that were found; unknown while they are asked for. */
  readonly total: number | undefined;
  readonly sortable?: boolean;
}

/** What the grid shows, how much of it, and how to narrow it. */
export function FilterBar({ filter, pathOf, total, sortable = filter.tab !== 'popular' }: FilterBarProps) {
  const say = useText();
  const link = useSiteLink();
  const navigate = useNavigate();
  const { windows } = useShell();
  const title = useTitle(filter);
  const halls = useHalls().data?.list ?? [];
  const chips = filterChips(filter, providersOf(halls, filter.hall)).map(
    ({ id, kind, name, filter: next }) => ({
      id,
      label: name ?? say(kind === 'hot' || kind === 'new' ? `tag.${kind}` : 'filter.all'),
      ...link(pathOf(next)),
    }),
  );
  // Nothing to be put into order; nothing to be narrowed either, unless that is what left nothing.
  const isEmpty = total === 0;
  const sortBy = (sort: LobbySort) => void navigate(windows.href(pathOf({ ...filter, sort })));

  return (
    <>
      <Bar>
        <div data-part="title">
          <h2>{title}</h2>
          <span data-part="count" role="status">
            {total !== undefined && say('grid.count', { count: total })}
          </span>
        </div>
        {sortable && !isEmpty && (
          <Select
            aria-label={say('filter.sort')}
            value={filter.sort}
            options={LOBBY_SORTS.map((sort) => ({ value: sort, label: say(`sort.${sort}`) }))}
            onChange={(event) => sortBy(event.target.value as LobbySort)}
          />
        )}
      </Bar>
      {(!isEmpty || isNarrowed(filter)) && (
        <Row
          label={say('filter.label')}
          items={chips}
          value={chosenChip(filter)}
          onSelect={(id, event) => chips.find((chip) => chip.id === id)?.onClick(event)}
        />
      )}
    </>
  );
}

/** "Favourites · Slots · Aurora", by what is chosen. */
function useTitle({ tab, hall, provider, tag, query }: LobbyFilter): string {
  const say = useText();
  const nameOf = useName();
  const halls = useHalls().data?.list ?? [];
  if (query) return say('search.title', { query });
  const hallName = halls.find(({ gtId }) => gtId === hall)?.gtName;
  const parts = [
    tab !== 'all' && say(`tab.${tab}`),
    hallName !== undefined && nameOf(hallName),
    providersOf(halls).find(({ gpId }) => gpId === provider)?.name,
    tag && say(`shelf.${tag}`),
  ];
  return parts.filter(Boolean).join(' · ') || say('tab.all');
}
