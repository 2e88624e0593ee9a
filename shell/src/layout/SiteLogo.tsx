import { useAnswer, useSite } from '@tessera/kit';
import { logos } from '@tessera/wire';
import { useState } from 'react';
import { DrawnLogo } from './DrawnLogo.tsx';
import { LogoImage } from './site-logo.styles.ts';

/** The default logo, which is drawn in the template's colours. */
const DRAWN = '/icons/icon.svg';

/** Shows the operator's logo, or the default one if there is none or its picture fails to load. */
export default function SiteLogo() {
  const { siteId } = useSite().settings;
  const { data } = useAnswer(logos, { siteId });
  const [lost, setLost] = useState<string>();
  const photo = data?.list.find(({ place }) => place === 'header')?.photo;
  if (!photo || photo === DRAWN || photo === lost) return <DrawnLogo />;
  return <LogoImage src={photo} alt="" height={28} onError={() => setLost(photo)} />;
}
