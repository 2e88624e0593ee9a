import { ButtonLink, EmptyState } from '@tessera/ui';
import { useSiteLink } from '../layout/SiteLink.tsx';
import { useText } from '../text.ts';
import { PageHead, TextPage } from './page.styles.ts';

export default function SponsorPage() {
  const text = useText();
  const home = useSiteLink()('/');
  return (
    <TextPage>
      <PageHead>
        <h1>{text('sponsor.title')}</h1>
        <p>{text('route.sponsor.description')}</p>
      </PageHead>
      <EmptyState
        title={text('sponsor.empty')}
        text={text('sponsor.emptyHint')}
        action={<ButtonLink {...home}>{text('play.toLobby')}</ButtonLink>}
      />
    </TextPage>
  );
}
