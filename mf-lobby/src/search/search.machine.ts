/** State of the search's combobox: its text, whether its list is open, and the active option. */
export interface SearchState {
  readonly query: string;
  readonly open: boolean;
  /** Index of the active option, or -1 while the input is active. */
  readonly active: number;
}

export type SearchEvent =
  | { readonly type: 'focused' }
  | { readonly type: 'typed'; readonly query: string }
  /** A navigation key; `count` is the current number of options. */
  | { readonly type: 'moved'; readonly key: MoveKey; readonly count: number }
  | { readonly type: 'escaped' }
  | { readonly type: 'left' }
  /** An option was chosen, or the search was sent. */
  | { readonly type: 'done' };

export type MoveKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

export const START: SearchState = { query: '', open: false, active: -1 };

export function isMoveKey(key: string): key is MoveKey {
  return key === 'ArrowDown' || key === 'ArrowUp' || key === 'Home' || key === 'End';
}

export function nextSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'focused':
      return { ...state, open: true };
    case 'typed':
      return { query: event.query, open: true, active: -1 };
    case 'moved':
      return move(state, event.key, event.count);
    case 'escaped':
      // First closes the list, then clears the text.
      return state.open ? { ...state, open: false, active: -1 } : START;
    case 'left':
      return { ...state, open: false, active: -1 };
    case 'done':
      return START;
  }
}

/** Moves cyclically: input, first option, …, last option, input. */
function move(state: SearchState, key: MoveKey, count: number): SearchState {
  if (count === 0) return { ...state, open: true, active: -1 };
  if (!state.open) return { ...state, open: true, active: key === 'ArrowUp' ? count - 1 : 0 };
  // In the input Home and End belong to the text.
  if (key === 'Home' || key === 'End') {
    if (state.active === -1) return state;
    return { ...state, active: key === 'Home' ? 0 : count - 1 };
  }
  const stops = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  const active = ((Math.min(state.active, count - 1) + 1 + step + stops) % stops) - 1;
  return { ...state, active };
}
