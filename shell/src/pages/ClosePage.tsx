import { ButtonLink, Heading, TesseraMark } from '@tessera/ui';
import { useEffect } from 'react';
import { useServices } from '../layout/services.context.ts';
import { useSiteLink } from '../layout/SiteLink.tsx';
import { createWaitingPageService } from '../services/windows/waiting-page.ts';
import { useText } from '../text.ts';
import { WholeWindow } from './page.styles.ts';

/**
 * The page that a game returns to (spec §2 `/close`, the game's lobby_url). It notifies the page that opened the game, which
 * closes this window; the text is for browsers that forbid that.
 */
export default function ClosePage() {
  const text = useText();
  const { windows } = useServices();
  const home = useSiteLink()('/');
  useEffect(() => createWaitingPageService(windows.waitingPage).returnFromGame(), [windows]);
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
