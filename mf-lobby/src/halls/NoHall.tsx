import { ButtonLink, EmptyState } from '@tessera/ui';
import { useLateText } from '../later/late.text.ts';
import { withLateText } from '../later/with-late-text.tsx';
import { lobbyPath } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';
import { GameShelf } from '../shelves/GameShelf.tsx';
import { HOT_SHELF } from '../shelves/shelves.plan.ts';

function NoHallLoaded() {
  const late = useLateText();
  const lobby = useSiteLink()(lobbyPath());
  return (
    <>
      <EmptyState
        title={late('grid.no_hall')}
        text={late('grid.no_hall_hint')}
        action={
          <ButtonLink href={lobby.href} onClick={lobby.onClick}>
            {late('grid.all_games')}
          </ButtonLink>
        }
      />
      <GameShelf plan={HOT_SHELF} eager />
    </>
  );
}

/** In place of the games of a hall that does not exist: says so, with a link to all games, and popular games. */
export const NoHall = withLateText(NoHallLoaded);
