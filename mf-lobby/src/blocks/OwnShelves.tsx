import { useAnswer, useCallScope, useName, useScope, useSession } from '@tessera/kit';
import { gameSearch } from '@tessera/wire';
import { useState } from 'react';
import { useLastPlayed } from '../games/games.queries.ts';
import { useLateText } from '../later/late.text.ts';
import { useGameDetail } from '../sheet/detail.queries.ts';
import { readViewed } from '../viewed/viewed.ts';
import { ListShelf } from './ListShelf.tsx';

const FRESH_GAMES = 24;

/** Shelves of the player's own: what is new since the last visit, what is like the last game, what was looked at. */
export function OwnShelves() {
  const late = useLateText();
  const nameOf = useName();
  const scope = useScope();
  const isMember = useSession().status === 'member';
  const { siteId, currency, device } = useCallScope();
  const [last] = useLastPlayed(isMember).data?.list ?? [];
  const { data } = useGameDetail(last?.id);
  const fresh = useAnswer(
    gameSearch,
    { siteId, currency, supportDevice: device, sinceLastVisit: true, sort: 'newest', count: FRESH_GAMES },
    { enabled: isMember },
  );
  // As of the page's opening: a shelf that changes while the player looks at it would move what is below.
  const [viewed] = useState(() => readViewed(scope));
  return (
    <>
      {isMember && <ListShelf title={late('shelf.fresh')} games={fresh.data?.list ?? []} />}
      {isMember && last && data && (
        <ListShelf title={late('shelf.because', { game: nameOf(last.gameName) })} games={data.similar} />
      )}
      <ListShelf title={late('shelf.viewed')} games={viewed} />
    </>
  );
}
