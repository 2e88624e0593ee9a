import { DESCRIPTION_CHARS, useAnswer, useCallScope, useContentTitle, useShell } from '@tessera/kit';
import RichText, { plainText } from '@tessera/kit/rich-text';
import { ArrowLeftIcon, ButtonLink, TextSkeleton } from '@tessera/ui';
import { isRefusal, sponsorDetail } from '@tessera/wire';
import { operatorLink } from '../../content/operator-link.ts';
import { useSiteLink } from '../../layout/SiteLink.tsx';
import ErrorPage from '../error/ErrorPage.tsx';
import { BackLink } from '../faq/faq.styles.ts';
import { PageHead } from '../page.styles.ts';
import { PageFailure } from '../PageFailure.tsx';
import type { PageText } from '../use-page-text.ts';
import { Story } from './sponsor.styles.ts';
import { SponsorPicture } from './SponsorPicture.tsx';

interface Props {
  readonly id: number;
  readonly say: PageText;
}

/** Shows one sponsor, with the operator's text and a link to the sponsor's own page. */
export function OneSponsor({ id, say }: Props) {
  const all = useSiteLink()('/sponsor');
  const { windows } = useShell();
  const { siteId, language } = useCallScope();
  const isId = id > 0;
  const answer = useAnswer(sponsorDetail, { siteId, language, id }, { enabled: isId });
  const sponsor = answer.data?.sponsor;
  useContentTitle(
    sponsor && { title: sponsor.title, description: plainText(sponsor.content, DESCRIPTION_CHARS) },
  );
  if (!isId || isRefusal(answer.error, '404')) return <ErrorPage status={404} />;
  const own = sponsor && operatorLink(windows, sponsor.url);
  return (
    <>
      <BackLink {...all}>
        <ArrowLeftIcon size={18} />
        {say('sponsor.all')}
      </BackLink>
      {answer.isPending && <TextSkeleton lines={8} />}
      {answer.isLoadingError && <PageFailure say={say} answer={answer} />}
      {sponsor && (
        <Story>
          <SponsorPicture image={sponsor.image} sizes="(min-width: 992px) 760px, 100vw" priority />
          <PageHead>
            <h1>{sponsor.title}</h1>
          </PageHead>
          <RichText html={sponsor.content} />
          {own && (
            <div>
              <ButtonLink {...own.anchor}>{say('sponsor.visit')}</ButtonLink>
            </div>
          )}
        </Story>
      )}
    </>
  );
}
