import styled from '@emotion/styled';
import { media, size, space, Tabs } from '@tessera/ui';
import { useNavigate } from '@tessera/kit/router';
import { useShell } from '@tessera/kit';
import { useKeptPlace } from '@tessera/kit/kept-place';
import { Highlights } from '../banners/Highlights.tsx';
import { LazyGrid } from '../grid/LazyGrid.tsx';
import { JackpotCounter } from '../jackpot/JackpotCounter.tsx';
import { isUnfiltered, LOBBY_TABS, lobbyPath, type LobbyTab } from '../lobby/lobby.filter.ts';
import { hallLinkOf } from '../lobby/halls.ts';
import { useLobbyFilter } from '../lobby/use-lobby.ts';
import { Shelves } from '../shelves/Shelves.tsx';
import { viewChange } from '../transitions/view-change.ts';
import { useText } from '../text.ts';
import { HallChips } from './HallChips.tsx';
import { LateParts } from './LateParts.tsx';
import { useRiseToContent } from './use-rise-to-content.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block-end: ${size.shelfGap};
  ${media.desktop} {
    gap: ${space[24]};
  }
`;

/** On the desktop the jackpot is to the right of the tabs, as wide as its ten digits. */
const Content = styled.div`
  position: relative;
  & > [data-part='jackpot'] {
    padding-block-end: ${space[8]};
  }
  ${media.desktop} {
    & > [data-part='jackpot'] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      inline-size: 520px;
      padding: 0;
    }
  }
`;

/** The lobby: highlights and shelves, or the grid of a filter. */
export default function Home() {
  const text = useText();
  const { windows } = useShell();
  const navigate = useNavigate();
  const filter = useLobbyFilter();
  const isReturn = useKeptPlace();
  const content = useRiseToContent<HTMLDivElement>(filter, isReturn);
  // With a hall, provider, tag or search only the grid is shown.
  const { tab, ...chosen } = filter;
  const highlights = isUnfiltered({ ...chosen, tab: 'all' });
  const show = (next: LobbyTab) =>
    viewChange.make(
      () => void navigate(windows.href(lobbyPath({ hall: filter.hall, crash: filter.crash, tab: next }))),
    );

  return (
    <Page>
      {highlights && <Highlights />}
      <HallChips current={hallLinkOf(filter)} />
      <Content ref={content}>
        {highlights && (
          <div data-part="jackpot">
            <JackpotCounter />
          </div>
        )}
        <Tabs
          label={text('tab.label')}
          tabs={LOBBY_TABS.map((id) => ({ id, label: text(`tab.${id}`) }))}
          value={tab}
          onChange={show}
        >
          {isUnfiltered(filter) ? <Shelves /> : <LazyGrid filter={filter} pathOf={lobbyPath} />}
        </Tabs>
      </Content>
      <LateParts />
    </Page>
  );
}
