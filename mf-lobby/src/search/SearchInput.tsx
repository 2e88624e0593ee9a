import { SearchField } from '@tessera/ui';
import type { Ref } from 'react';
import { useText } from '../text.ts';
import type { Search } from './use-search.ts';

/** The search's input, as a combobox: the focus stays in it, the arrows move through the list. */
export function SearchInput({
  search,
  ref,
}: {
  readonly search: Search;
  readonly ref?: Ref<HTMLInputElement>;
}) {
  const text = useText();
  const { state, dispatch, listId, options } = search;
  const active = options[state.active];
  return (
    <SearchField
      ref={ref}
      label={text('search.label')}
      clearLabel={text('search.clear')}
      placeholder={text('search.placeholder')}
      value={state.query}
      onChange={(query) => dispatch({ type: 'typed', query })}
      busy={search.busy}
      onFocus={() => dispatch({ type: 'focused' })}
      onClick={() => dispatch({ type: 'focused' })}
      onKeyDown={search.onKeyDown}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={state.open}
      aria-controls={listId}
      aria-activedescendant={active && `${listId}-${active.key}`}
      maxLength={80}
    />
  );
}
