import styled from '@emotion/styled';
import type { DialogProps } from '@tessera/contracts';
import { color, Dialog, media, space } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../text.ts';
import { SearchInput } from './SearchInput.tsx';
import SearchPanel from './SearchPanel.tsx';
import { useSearch } from './use-search.ts';

/** As tall as the sheet may be, so that it does not jump while results come and go. */
const Body = styled.div`
  block-size: 100dvh;
  ${media.desktop} {
    block-size: 60dvh;
  }
`;

const Sticky = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  padding-block-end: ${space[8]};
  background: ${color.card};
`;

/** The search as a sheet, for the phone. */
export default function SearchSheet({ close }: DialogProps<'search'>) {
  const text = useText();
  const search = useSearch({ alwaysOpen: true, onDone: close });
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has set the focus to its title.
  useEffect(() => input.current?.focus(), []);
  return (
    <Dialog open onClose={close} title={text('search.label')} closeLabel={text('close')} size="lg">
      <Body>
        <Sticky>
          <SearchInput search={search} ref={input} />
        </Sticky>
        <SearchPanel search={search} />
      </Body>
    </Dialog>
  );
}
