import styled from '@emotion/styled';
import { lazily, useSession } from '@tessera/kit';
import { size } from '@tessera/ui';
import { useHalls } from '../games/games.queries.ts';
import { LostNotice } from '../lobby/LostNotice.tsx';
import { useRested } from '../use-rested.ts';
import { useText } from '../text.ts';
import { Fragment } from 'react';
import { GameShelf } from './GameShelf.tsx';
import { planShelves } from './shelves.plan.ts';

/** Number of shelves in the first screen of a tall display. */
const EAGER_SHELVES = 2;

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${size.shelfGap};
`;

const HomeBlocks = lazily(() => import('../blocks/HomeBlocks.tsx'));

/** All shelves of the home page. */
export function Shelves() {
  const text = useText();
  const session = useSession();
  const isRested = useRested();
  const halls = useHalls();
  const plans = planShelves(halls.data?.list ?? [], session.status === 'member');
  return (
    <List>
      {plans.map((plan, place) => (
        <Fragment key={plan.key}>
          {place === EAGER_SHELVES && isRested && <HomeBlocks />}
          <GameShelf plan={plan} eager={place < EAGER_SHELVES} priority={place === 0} />
        </Fragment>
      ))}
      {halls.isError && !halls.data && (
        <LostNotice title={text('halls.failed')} query={halls}>
          {text('grid.failed_hint')}
        </LostNotice>
      )}
    </List>
  );
}
