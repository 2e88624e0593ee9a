import { useSession, useSite } from '@tessera/kit';
import { memo } from 'react';
import { Slot } from '../composition/Slot.tsx';
import { useText } from '../text.ts';
import { CurrencyMenu } from './CurrencyMenu.tsx';
import { DrawnLogo } from './DrawnLogo.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SessionClock } from './SessionClock.tsx';
import { useSiteLink } from './SiteLink.tsx';
import { Bar, Home, Middle, SearchPlace, Side } from './top-bar.styles.ts';
import { latePart } from './late-part.tsx';
import { siteName } from './site-name.ts';
import { useSiteTitle } from './use-page-info.ts';

const SiteLogo = latePart(() => import('./SiteLogo.tsx'), { Fallback: DrawnLogo, notice: 'none' });

/** Height in px: 64 on the desktop, with the search in the middle; 56 on the phone, with logo mark and balance. */
export const TopBar = memo(function TopBar() {
  const { device } = useSite();
  const { status } = useSession();
  const mobile = device === 'mobile';
  return (
    <Bar>
      <Side data-start="">
        <HomeLink />
      </Side>
      {!mobile && (
        <Middle>
          <Slot name="header.search" fallback={<SearchPlace />} />
        </Middle>
      )}
      <Side data-end="">
        <SessionClock />
        {status === 'guest' && <CurrencyMenu />}
        {!(mobile && status === 'member') && <LanguageMenu />}
        <Slot name="header.wallet" />
        {/* On the phone, login and registration are in the bottom bar. */}
        {!(mobile && status === 'guest') && <Slot name="header.account" />}
      </Side>
    </Bar>
  );
});

/** The mark alone: the link to the home page on pages without the frame. */
export function SlimBar() {
  return (
    <Bar>
      <HomeLink />
    </Bar>
  );
}

function HomeLink() {
  const text = useText();
  const site = siteName(useSiteTitle());
  const link = useSiteLink()('/');
  return (
    <Home {...link} aria-label={text('frame.toLobby', { site })}>
      <SiteLogo />
    </Home>
  );
}
