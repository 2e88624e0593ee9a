import { useSession, useShell, useSite } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { HeartIcon, LobbyIcon, PlusIcon, PromotionsIcon, SearchIcon, UserIcon, type Icon } from '@tessera/ui';
import type { MouseEvent } from 'react';
import { useText, type MessageId } from '../text.ts';
import { Bar, ItemButton, ItemLink } from './bottom-bar.styles.ts';
import { useSiteLink } from './SiteLink.tsx';
import { usePath } from './use-path.ts';

interface Item {
  readonly id: MessageId;
  readonly icon: Icon;
  /** Path of a link; an item without one is a button. */
  readonly path?: string;
  readonly act?: () => void;
  readonly raised?: boolean;
}

/** Links to the main pages at the bottom of the phone's screen. */
export function BottomBar() {
  const text = useText();
  const path = usePath();
  const { search } = useLocation();
  const { bus, dialogs } = useShell();
  const { template } = useSite();
  const { status } = useSession();

  const forGuests: readonly Item[] = [
    { id: 'nav.login', icon: UserIcon, act: () => bus.emit('auth.loginRequested', {}) },
    { id: 'nav.register', icon: PlusIcon, act: () => bus.emit('auth.registerRequested', {}) },
  ];
  const forMembers: readonly Item[] = [
    { id: 'nav.favourites', icon: HeartIcon, path: '/?tab=favorite' },
    { id: 'nav.account', icon: UserIcon, path: '/user' },
  ];
  const items: readonly Item[] = [
    { id: 'nav.lobby', icon: LobbyIcon, path: '/' },
    { id: 'nav.search', icon: SearchIcon, act: () => void dialogs.open('search', {}) },
    { id: 'nav.promotions', icon: PromotionsIcon, path: '/discount', raised: template === 'bob_mobile' },
    ...(status === 'guest' ? forGuests : forMembers),
  ];
  const current = currentPath(path, search, items);

  return (
    <Bar aria-label={text('nav.label')}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <BarItem
              item={item}
              name={text(item.id)}
              current={item.path !== undefined && item.path === current}
            />
          </li>
        ))}
      </ul>
    </Bar>
  );
}

function BarItem({ item, name, current }: { item: Item; name: string; current: boolean }) {
  const link = useSiteLink();
  const content = (
    <>
      <span data-part="sign">
        <item.icon size={24} />
      </span>
      <span data-part="name">{name}</span>
    </>
  );
  const raised = item.raised ? '' : undefined;
  if (item.path === undefined) {
    return (
      <ItemButton type="button" data-raised={raised} onClick={item.act}>
        {content}
      </ItemButton>
    );
  }
  const { href, onClick } = link(item.path);
  // A tap on the current page's item scrolls to its top.
  const click = (event: MouseEvent) => {
    if (current) window.scrollTo({ top: 0 });
    onClick(event);
  };
  return (
    <ItemLink href={href} data-raised={raised} aria-current={current ? 'page' : undefined} onClick={click}>
      {content}
    </ItemLink>
  );
}

/** Returns the item of the current page: the same address, else the longest path that is a prefix of the page's. */
function currentPath(path: string, search: string, items: readonly Item[]): string | undefined {
  return items
    .flatMap(({ path: own }) => own ?? [])
    .filter((own) => path + search === own || path === own || (own !== '/' && path.startsWith(`${own}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
