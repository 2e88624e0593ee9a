import styled from '@emotion/styled';
import { lazily, useSite } from '@tessera/kit';
import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { SearchInput } from './SearchInput.tsx';
import { useSearch } from './use-search.ts';

const SearchPopup = lazily(() => import('./SearchPopup.tsx'));

const Root = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: 560px;
`;

/** The search in the desktop's top bar; the phone has it as a sheet. */
export default function SearchSlot() {
  const { device } = useSite();
  return device === 'desktop' ? <SearchBox /> : null;
}

function SearchBox() {
  const search = useSearch();
  const { state, dispatch } = search;
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(() => input.current?.focus());

  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'left' });
  };
  return (
    <Root role="search" onBlur={left}>
      <SearchInput search={search} ref={input} />
      {state.open && <SearchPopup search={search} />}
    </Root>
  );
}

/** Calls `act` on the key `/`, except in inputs. */
function useSlashKey(act: () => void): void {
  const pressedSlash = useEffectEvent(act);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'))
        return;
      event.preventDefault();
      pressedSlash();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
