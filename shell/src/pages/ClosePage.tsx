import { ButtonLink, Heading, TesseraMark } from '@tessera/ui';
import { useEffect } from 'react';
import { useServices } from '../layout/services.context.ts';
import { useSiteLink } from '../layout/SiteLink.tsx';
import { useText } from '../text.ts';
import { WholeWindow } from './page.styles.ts';

/**
 * Where a game leads back to (spec §2 `/close`, the game's lobby_url). The page that opened the game is told and
 * closes this window; what is shown here is for a browser that does not let it.
 */
export default function ClosePage() {
  const text = useText();
  const { windows } = useServices();
  const home = useSiteLink()('/');
  useEffect(() => windows.returnFromGame(), [windows]);
  return (
    <WholeWindow>
      <TesseraMark size={56} />
      <Heading level={1} size={28}>
        {text('close.title')}
      </Heading>
      <p>{text('close.hint')}</p>
      <ButtonLink {...home}>{text('play.toLobby')}</ButtonLink>
    </WholeWindow>
  );
}
