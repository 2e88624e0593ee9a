import { useSession, useSite } from '@tessera/kit';
import { TesseraLogo, TesseraMark } from '@tessera/ui';
import { siteName } from './site-name.ts';
import { useSiteTitle } from './use-page-info.ts';

const SIZE_PX = 28;

/** Draws the default logo; on a member's phone only its mark, because the balance is beside it. */
export function DrawnLogo() {
  const name = siteName(useSiteTitle());
  const { device } = useSite();
  const { status } = useSession();
  const isShort = device === 'mobile' && status === 'member';
  return isShort ? <TesseraMark size={SIZE_PX} /> : <TesseraLogo name={name} size={SIZE_PX} />;
}
