import { Global } from '@emotion/react';
import { useLocation, useSearchParams } from '@tessera/kit/router';
import { readPath } from '@tessera/i18n';
import { HeartIcon, HistoryIcon, IconButton, LobbyIcon, MenuIcon, type Icon } from '@tessera/ui';
import { useId, useState } from 'react';
import { filterAt } from '../halls/lobby.place.ts';
import { hallLinkOf, useHallLinks } from '../lobby/halls.ts';
import { lobbyPath, type LobbyTab } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';
import { useText } from '../text.ts';
import { pinnedRail, RailItem, RailList, RailRoot } from './rail.styles.ts';

/** The halls at the left of the desktop layout: icons, with names while it is open. */
export default function Rail() {
  const text = useText();
  const [pinned, setPinned] = useState(false);
  const listId = useId();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const shown = filterAt(readPath(pathname).path, params);
  const halls = useHallLinks();
  const isCurrent = (tab: LobbyTab, hall?: string) =>
    shown !== undefined && tab === shown.tab && hall === hallLinkOf(shown);

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
          <Entry path={lobbyPath()} icon={LobbyIcon} name={text('rail.lobby')} current={isCurrent('all')} />
          <Entry
            path={lobbyPath({ tab: 'favorite' })}
            icon={HeartIcon}
            name={text('tab.favorite')}
            current={isCurrent('favorite')}
          />
          <Entry
            path={lobbyPath({ tab: 'last' })}
            icon={HistoryIcon}
            name={text('tab.last')}
            current={isCurrent('last')}
          />
          <li aria-hidden="true" data-part="line" />
          {halls.map(({ id, ...entry }) => (
            <Entry key={id} {...entry} current={isCurrent('all', id)} />
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
