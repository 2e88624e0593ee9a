import { ButtonLink, EmptyState } from '@tessera/ui';
import { lobbyPath, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';
import { useText, type MessageId } from '../text.ts';
import { GameShelf } from '../shelves/GameShelf.tsx';
import { HOT_SHELF } from '../shelves/shelves.plan.ts';
import { isNarrowed, widened } from './filter.chips.ts';

/** Returns the part of the filter that explains the empty list. */
function reason(filter: LobbyFilter): 'query' | 'favorite' | 'last' | 'filter' {
  if (filter.query) return 'query';
  if (filter.tab === 'favorite' || filter.tab === 'last') return filter.tab;
  return 'filter';
}

/** An empty grid: the reason, a link that clears the filters or shows all games, and popular games. */
export function NoGames({
  filter,
  pathOf,
}: {
  readonly filter: LobbyFilter;
  readonly pathOf: (filter: LobbyFilter) => string;
}) {
  const text = useText();
  const canClear = isNarrowed(filter);
  const back = useSiteLink()(canClear ? pathOf(widened(filter)) : lobbyPath());
  const why = reason(filter);
  return (
    <>
      <EmptyState
        title={text(`grid.empty_${why}` satisfies MessageId, { query: filter.query })}
        text={text(`grid.empty_${why}_hint` satisfies MessageId)}
        action={
          <ButtonLink href={back.href} onClick={back.onClick}>
            {text(canClear ? 'filter.clear' : 'grid.all_games')}
          </ButtonLink>
        }
      />
      <GameShelf plan={HOT_SHELF} eager />
    </>
  );
}
