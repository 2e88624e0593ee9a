import { ButtonLink, EmptyState } from '@tessera/ui';
import { lobbyPath, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';
import { useLateText, type LateMessageId } from '../later/late.text.ts';
import { withLateText } from '../later/with-late-text.tsx';
import { GameShelf } from '../shelves/GameShelf.tsx';
import { HOT_SHELF } from '../shelves/shelves.plan.ts';
import { isNarrowed, widened } from './filter.chips.ts';

/** Returns the part of the filter that explains the empty list. */
function reason(filter: LobbyFilter): 'query' | 'favorite' | 'last' | 'filter' {
  if (filter.query) return 'query';
  if (filter.tab === 'favorite' || filter.tab === 'last') return filter.tab;
  return 'filter';
}

function EmptyGrid({
  filter,
  pathOf,
}: {
  readonly filter: LobbyFilter;
  readonly pathOf: (filter: LobbyFilter) => string;
}) {
  const late = useLateText();
  const canClear = isNarrowed(filter);
  const back = useSiteLink()(canClear ? pathOf(widened(filter)) : lobbyPath());
  const why = reason(filter);
  return (
    <>
      <EmptyState
        title={late(`grid.empty_${why}` satisfies LateMessageId, { query: filter.query })}
        text={late(`grid.empty_${why}_hint` satisfies LateMessageId)}
        action={
          <ButtonLink href={back.href} onClick={back.onClick}>
            {late(canClear ? 'filter.clear' : 'grid.all_games')}
          </ButtonLink>
        }
      />
      <GameShelf plan={HOT_SHELF} eager />
    </>
  );
}

/** An empty grid: the reason, a link that clears the filters or shows all games, and popular games. */
export const NoGames = withLateText(EmptyGrid);
