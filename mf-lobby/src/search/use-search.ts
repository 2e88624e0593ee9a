import { useAnswer, useCallScope, useScope } from '@tessera/kit';
import { useNavigate } from '@tessera/kit/router';
import { isComposing } from '@tessera/ui';
import { gameSearch, hotGames } from '@tessera/wire';
import { useAtom } from 'jotai';
import { useId, useReducer, type KeyboardEvent } from 'react';
import { tapGame } from '../games/game.tap.ts';
import { lobbyPath } from '../lobby/lobby.filter.ts';
import { recentSearchesAtom } from './search.atoms.ts';
import { isMoveKey, nextSearch, START, type SearchEvent, type SearchState } from './search.machine.ts';
import { remember, searchOptions, SHOWN_RESULTS, type SearchOption } from './search.options.ts';
import { useDebounced } from './use-debounced.ts';

/** Pause in typing after which a request is sent. */
const TYPING_PAUSE_MS = 160;

export interface Search {
  readonly state: SearchState;
  readonly dispatch: (event: SearchEvent) => void;
  readonly listId: string;
  readonly options: readonly SearchOption[];
  /** Number of games found; undefined while loading. */
  readonly count: number | undefined;
  /** Whether results are loading. */
  readonly busy: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly choose: (option: SearchOption) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Returns the state and actions of the search, shared by header and sheet.
 * @param onDone called when a game was launched, or the grid of results was opened
 */
export function useSearch({
  alwaysOpen = false,
  onDone,
}: { alwaysOpen?: boolean; onDone?: () => void } = {}): Search {
  const scope = useScope();
  const { windows } = scope.shell;
  const navigate = useNavigate();
  const { siteId, currency, device } = useCallScope();
  const [recent, setRecent] = useAtom(recentSearchesAtom);
  const [state, dispatch] = useReducer(nextSearch, START);
  const listId = useId();

  const typed = state.query.trim();
  const query = useDebounced(typed, TYPING_PAUSE_MS);
  const open = alwaysOpen || state.open;
  const results = useAnswer(
    gameSearch,
    { siteId, currency, supportDevice: device, query, count: SHOWN_RESULTS },
    { enabled: open && query !== '' },
  );
  const found = query === typed ? results.data : undefined;
  const nothing = found?.list.length === 0;
  const hot = useAnswer(hotGames, { siteId, currency }, { enabled: open && (typed === '' || nothing) });
  const options = searchOptions(typed, found, recent, hot.data?.list ?? []);

  const done = () => {
    setRecent(remember(recent, typed));
    dispatch({ type: 'done' });
    onDone?.();
  };
  const showAll = (words: string) => {
    void navigate(windows.href(lobbyPath({ query: words })));
    done();
  };
  const choose = (option: SearchOption) => {
    if (option.kind === 'recent') return dispatch({ type: 'typed', query: option.query });
    if (option.kind === 'all') return showAll(option.query);
    tapGame(scope, option.game);
    done();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a Chinese, Japanese or Korean word.
    if (isComposing(event)) return;
    if (isMoveKey(event.key)) {
      if (event.key.startsWith('Arrow') || state.active !== -1) event.preventDefault();
      return dispatch({ type: 'moved', key: event.key, count: options.length });
    }
    if (event.key === 'Escape' && (state.open || state.query) && !alwaysOpen) {
      event.preventDefault();
      return dispatch({ type: 'escaped' });
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const active = options[state.active];
    if (active) choose(active);
    else if (typed) showAll(typed);
  };

  return {
    state: alwaysOpen ? { ...state, open: true } : state,
    dispatch,
    listId,
    options,
    count: found?.totalCount,
    busy: results.isFetching || query !== typed,
    failed: results.isError && !results.isFetching,
    retry: () => void results.refetch(),
    choose,
    onKeyDown,
  };
}
