import { useSession, useShell, useSite } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import {
  HeartIcon,
  LobbyIcon,
  MainBar,
  PlusIcon,
  PromotionsIcon,
  SearchIcon,
  UserIcon,
  WalletIcon,
  type MainBarItem,
} from '@tessera/ui';
import type { MouseEvent } from 'react';
import { useText, type MessageId } from '../text.ts';
import { useSiteLink } from './SiteLink.tsx';
import { usePath } from './use-path.ts';

interface Item extends Pick<MainBarItem, 'icon' | 'onClick' | 'isRaised'> {
  readonly id: MessageId;
  /** Path of a link; an item without one is a button. */
  readonly path?: string;
}

/**
 * Links to the main pages at the bottom of the phone's screen, with the wallet and a raised centre in `bob_mobile`; tabs
 * below the header in `origin_mobile` (look: templates).
 */
export function BottomBar() {
  const text = useText();
  const path = usePath();
  const { search } = useLocation();
  const { bus, dialogs } = useShell();
  const { template } = useSite();
  const { status } = useSession();
  const link = useSiteLink();

  const forGuests: readonly Item[] = [
    { id: 'nav.login', icon: UserIcon, onClick: () => bus.emit('auth.loginRequested', {}) },
    { id: 'nav.register', icon: PlusIcon, onClick: () => bus.emit('auth.registerRequested', {}) },
  ];
  const isRaised = template === 'bob_mobile';
  const forMembers: readonly Item[] = [
    isRaised
      ? { id: 'nav.wallet', icon: WalletIcon, path: '/user/MyWallet' }
      : { id: 'nav.favourites', icon: HeartIcon, path: '/?tab=favorite' },
    { id: 'nav.account', icon: UserIcon, path: '/user' },
  ];
  const items: readonly Item[] = [
    { id: 'nav.lobby', icon: LobbyIcon, path: '/' },
    { id: 'nav.search', icon: SearchIcon, onClick: () => void dialogs.open('search', {}) },
    { id: 'nav.promotions', icon: PromotionsIcon, path: '/discount', isRaised },
    ...(status === 'guest' ? forGuests : forMembers),
  ];
  const current = currentPath(path, search, items);

  const linkTo = (own: string) => {
    const { href, onClick } = link(own);
    const isCurrent = own === current;
    return {
      href,
      isCurrent,
      // A tap on the current page's item scrolls to its top.
      onClick(event: MouseEvent) {
        if (isCurrent) window.scrollTo({ top: 0 });
        onClick(event);
      },
    };
  };
  const shown = items.map((item): MainBarItem => ({
    ...item,
    label: text(item.id),
    ...(item.path !== undefined && linkTo(item.path)),
  }));

  return <MainBar label={text('nav.label')} items={shown} />;
}

/** Returns the item of the current page: the same address, else the longest path that is a prefix of the page's. */
function currentPath(path: string, search: string, items: readonly Item[]): string | undefined {
  return items
    .flatMap(({ path: own }) => own ?? [])
    .filter((own) => path + search === own || path === own || (own !== '/' && path.startsWith(`${own}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
