import styled from '@emotion/styled';
import { hallOf } from '@tessera/domain';
import { useSession, useSite } from '@tessera/kit';
import { useState } from 'react';
import { Button, media, Panel, size, space } from '@tessera/ui';
import { useHalls } from '../games/games.queries.ts';
import { withLateText } from '../later/with-late-text.tsx';
import { useLateText } from '../later/late.text.ts';
import { QuickBet } from '../quickbet/QuickBet.tsx';
import { useText } from '../text.ts';
import { Discover } from './Discover.tsx';
import { OwnShelves } from './OwnShelves.tsx';
import { TemplateShelf } from './TemplateShelf.tsx';
import { WalletBlock } from './WalletBlock.tsx';

const Blocks = styled.div`
  display: grid;
  gap: ${size.shelfGap};
`;

/** On the desktop the player's own blocks are beside the sports. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[24]};
  & > div {
    display: grid;
    gap: ${space[24]};
  }
  ${media.desktop} {
    &:has(> :nth-of-type(2)) {
      grid-template-columns: minmax(300px, 2fr) minmax(0, 3fr);
    }
  }
`;

/** What the home page shows after its first view: wallet, ways to discover games, live sports, the player's own shelves. */
function HomeBlocks() {
  const late = useLateText();
  const session = useSession();
  const sport = useHalls().data?.list.find(({ gtId }) => hallOf(gtId)?.key === 'sport');
  return (
    <Blocks>
      <TemplateShelf />
      <OwnShelves />
      <Pair>
        <div>
          {session.status === 'member' && <WalletBlock />}
          <Discover />
        </div>
        {sport && (
          <div>
            <Panel title={late('block.sports')}>
              <Sports hall={sport.gtId} />
            </Panel>
          </div>
        )}
      </Pair>
    </Blocks>
  );
}

/**
 * The book runs in a frame of its provider, with a connection of its own: it starts when the player wants it, and at once
 * on sports sites, phones included.
 */
function Sports({ hall }: { readonly hall: number }) {
  const text = useText();
  const isSportsSite = useSite().settings.template === 'apsport';
  const [isWanted, setWanted] = useState(false);
  return isWanted || isSportsSite ? (
    <QuickBet hall={hall} />
  ) : (
    <Button onClick={() => setWanted(true)}>{text('quickbet.label')}</Button>
  );
}

export default withLateText(HomeBlocks);
