import { ButtonLink, EmptyState, VisuallyHidden } from '@tessera/ui';
import { useSiteLink } from '../layout/SiteLink.tsx';
import { useText } from '../text.ts';
import { WholeWindow } from './page.styles.ts';

/** The page beneath a game that is played in the page; visible when no game is open. */
export default function PlayPage() {
  const text = useText();
  const home = useSiteLink()('/');
  return (
    <WholeWindow>
      <VisuallyHidden as="h1">{text('route.play.title')}</VisuallyHidden>
      <EmptyState
        title={text('play.none')}
        text={text('play.noneHint')}
        action={
          <ButtonLink tone="primary" {...home}>
            {text('play.toLobby')}
          </ButtonLink>
        }
      />
    </WholeWindow>
  );
}
