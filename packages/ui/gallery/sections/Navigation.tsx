import { LobbyIcon, MainBar, PromotionsIcon, SearchIcon, UserIcon, WalletIcon } from '@tessera/ui';

/** The bar of the phone: its centre is raised in `bob_mobile`, and it is tabs at the top in `origin_mobile`. */
export function NavigationBar() {
  const isRaised = new URLSearchParams(location.search).get('mobileTemplate') === 'bob_mobile';
  return (
    <MainBar
      label="Main pages"
      items={[
        { id: 'lobby', label: 'Lobby', icon: LobbyIcon, href: '#lobby', isCurrent: true },
        { id: 'search', label: 'Search', icon: SearchIcon },
        { id: 'promotions', label: 'Promotions', icon: PromotionsIcon, href: '#grid', isRaised },
        { id: 'wallet', label: 'Wallet', icon: WalletIcon, href: '#data' },
        { id: 'account', label: 'Account', icon: UserIcon, href: '#form' },
      ]}
    />
  );
}
