import { DESCRIPTION_CHARS, useAnswer, useCallScope, useContentTitle, useSiteTime } from '@tessera/kit';
import RichText, { openingText } from '@tessera/kit/rich-text';
import { ArrowLeftIcon, TextSkeleton } from '@tessera/ui';
import { faqDetail, isRefusal } from '@tessera/wire';
import { useSiteLink } from '../../layout/SiteLink.tsx';
import ErrorPage from '../error/ErrorPage.tsx';
import { PageHead } from '../page.styles.ts';
import { PageFailure } from '../PageFailure.tsx';
import type { PageText } from '../use-page-text.ts';
import { BackLink, Beside, Changed } from './faq.styles.ts';
import { OtherTopics } from './OtherTopics.tsx';

interface Props {
  readonly id: number;
  readonly say: PageText;
}

/** Shows one topic of the help, with links to the others beside it. */
export function HelpTopic({ id, say }: Props) {
  const all = useSiteLink()('/faq');
  const siteTime = useSiteTime();
  const { siteId, language } = useCallScope();
  const isId = id > 0;
  const answer = useAnswer(faqDetail, { siteId, language, id }, { enabled: isId });
  const topic = answer.data?.topic;
  useContentTitle(
    topic && { title: topic.title, description: openingText(topic.content, DESCRIPTION_CHARS) },
  );
  if (!isId || isRefusal(answer.error, '404')) return <ErrorPage status={404} />;
  return (
    <>
      <BackLink {...all}>
        <ArrowLeftIcon size={18} />
        {say('help.all')}
      </BackLink>
      {answer.isPending && <TextSkeleton lines={8} />}
      {answer.isLoadingError && <PageFailure say={say} answer={answer} />}
      {topic && (
        <Beside>
          <div>
            <PageHead>
              <h1>{topic.title}</h1>
            </PageHead>
            <RichText html={topic.content} />
            <Changed>{say('help.changed', { at: siteTime(topic.updatedAt, { dateStyle: 'long' }) })}</Changed>
          </div>
          <OtherTopics shown={id} say={say} />
        </Beside>
      )}
    </>
  );
}
