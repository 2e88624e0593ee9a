import { ButtonLink, EmptyState, VisuallyHidden } from '@tessera/ui';
import { useSiteLink } from '../layout/SiteLink.tsx';
import { useText } from '../text.ts';
import { WholeWindow } from './page.styles.ts';

/** Beneath a game that is played in the page: what the player sees when none is open, or it was left. */
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
