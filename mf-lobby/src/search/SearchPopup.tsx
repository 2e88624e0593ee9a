import styled from '@emotion/styled';
import { layer, ListboxPopup, space } from '@tessera/ui';
import SearchPanel from './SearchPanel.tsx';
import type { Search } from './use-search.ts';

const Popup = styled(ListboxPopup)`
  position: absolute;
  z-index: ${layer.menu};
  inset-block-start: calc(100% + ${space[8]});
  inset-inline: 0;
  max-block-size: min(72dvh, 600px);
`;

/** What the search in the top bar finds, below its input. */
export default function SearchPopup({ search }: { readonly search: Search }) {
  return (
    <Popup>
      <SearchPanel search={search} />
    </Popup>
  );
}
