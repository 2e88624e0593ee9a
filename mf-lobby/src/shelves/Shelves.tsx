import styled from '@emotion/styled';
import { useSession } from '@tessera/kit';
import { Button, Notice, size } from '@tessera/ui';
import { useHalls } from '../games/games.queries.ts';
import { useText } from '../text.ts';
import { GameShelf } from './GameShelf.tsx';
import { planShelves } from './shelves.plan.ts';

/** Number of shelves in the first screen of a tall display. */
const EAGER_SHELVES = 2;

const List = styled.div`
  display: grid;
  gap: ${size.shelfGap};
`;

/** All shelves of the home page. */
export function Shelves() {
  const text = useText();
  const session = useSession();
  const halls = useHalls();
  const plans = planShelves(halls.data?.list ?? [], session.status === 'member');
  return (
    <List>
      {plans.map((plan, place) => (
        <GameShelf key={plan.key} plan={plan} eager={place < EAGER_SHELVES} priority={place === 0} />
      ))}
      {halls.isError && !halls.data && (
        <Notice
          tone="error"
          title={text('halls.failed')}
          action={
            <Button size="sm" loading={halls.isFetching} onClick={() => void halls.refetch()}>
              {text('retry')}
            </Button>
          }
        >
          {text('halls.failed_hint')}
        </Notice>
      )}
    </List>
  );
}
