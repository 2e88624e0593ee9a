import { useSession, useSite } from '@tessera/kit';
import { TesseraLogo, TesseraMark } from '@tessera/ui';
import { memo } from 'react';
import { Slot } from '../composition/Slot.tsx';
import { useText } from '../text.ts';
import { CurrencyMenu } from './CurrencyMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SessionClock } from './SessionClock.tsx';
import { useSiteLink } from './SiteLink.tsx';
import { Bar, Home, Middle, SearchPlace, Side } from './top-bar.styles.ts';
import { siteName } from './site-name.ts';
import { useSiteTitle } from './use-page-info.ts';

/** 64 on the desktop with the search in its middle, 56 on the phone with mark and balance. */
export const TopBar = memo(function TopBar() {
  const { device } = useSite();
  const { status } = useSession();
  const mobile = device === 'mobile';
  return (
    <Bar>
      <Side data-start="">
        <HomeLink short={mobile && status === 'member'} />
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
        {/* On the phone the two ways in stand in the bottom bar. */}
        {!(mobile && status === 'guest') && <Slot name="header.account" />}
      </Side>
    </Bar>
  );
});

/** The mark alone: the way home from a page that stands without the frame. */
export function SlimBar() {
  return (
    <Bar>
      <HomeLink />
    </Bar>
  );
}

function HomeLink({ short = false }: { short?: boolean }) {
  const text = useText();
  const site = siteName(useSiteTitle());
  const link = useSiteLink()('/');
  return (
    <Home {...link} aria-label={text('frame.toLobby', { site })}>
      {short ? <TesseraMark size={28} /> : <TesseraLogo name={site} size={28} />}
    </Home>
  );
}
