import { Global } from '@emotion/react';
import { useName, useSite } from '@tessera/kit';
import { useLocation, useSearchParams } from '@tessera/kit/router';
import { readPath } from '@tessera/i18n';
import { HeartIcon, HistoryIcon, IconButton, LobbyIcon, MenuIcon, type Icon } from '@tessera/ui';
import { useId, useState } from 'react';
import { useHalls } from '../games/games.queries.ts';
import { filterAt } from '../halls/lobby.place.ts';
import { hallIcon } from '../lobby/halls.ts';
import { hallPath, lobbyPath, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';
import { useText } from '../text.ts';
import { pinnedRail, RailItem, RailList, RailRoot } from './rail.styles.ts';

/** The halls at the left of the desktop layout: icons, with names while it is open. */
export default function Rail() {
  const text = useText();
  const nameOf = useName();
  const [pinned, setPinned] = useState(false);
  const listId = useId();
  const { settings } = useSite();
  const { data } = useHalls();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const shown = filterAt(readPath(pathname).path, params);
  const isCurrent = (entry: Partial<LobbyFilter>) =>
    shown !== undefined && (entry.tab ?? 'all') === shown.tab && entry.hall === shown.hall;

  return (
    <>
      <Global styles={pinnedRail} />
      <RailRoot aria-label={text('rail.label')} data-rail-pinned={pinned ? '' : undefined}>
        <IconButton
          label={text(pinned ? 'rail.unpin' : 'rail.pin')}
          aria-expanded={pinned}
          aria-controls={listId}
          onClick={() => setPinned(!pinned)}
        >
          <MenuIcon />
        </IconButton>
        <RailList id={listId}>
          <Entry path={lobbyPath()} icon={LobbyIcon} name={text('rail.lobby')} current={isCurrent({})} />
          <Entry
            path={lobbyPath({ tab: 'favorite' })}
            icon={HeartIcon}
            name={text('tab.favorite')}
            current={isCurrent({ tab: 'favorite' })}
          />
          <Entry
            path={lobbyPath({ tab: 'last' })}
            icon={HistoryIcon}
            name={text('tab.last')}
            current={isCurrent({ tab: 'last' })}
          />
          <li aria-hidden="true" data-part="line" />
          {(data?.list ?? []).map(({ gtId, gtName }) => (
            <Entry
              key={gtId}
              path={hallPath(gtId, settings)}
              icon={hallIcon(gtId)}
              name={nameOf(gtName)}
              current={isCurrent({ hall: gtId })}
            />
          ))}
        </RailList>
      </RailRoot>
    </>
  );
}

interface EntryProps {
  readonly path: string;
  readonly icon: Icon;
  readonly name: string;
  readonly current: boolean;
}

function Entry({ path, icon: Sign, name, current }: EntryProps) {
  const link = useSiteLink()(path);
  return (
    <li>
      <RailItem {...link} aria-current={current ? 'page' : undefined}>
        <Sign size={24} />
        <span>{name}</span>
      </RailItem>
    </li>
  );
}
