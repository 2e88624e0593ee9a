import { useAnswer, useCallScope } from '@tessera/kit';
import { openingText } from '@tessera/kit/rich-text';
import { EmptyState, TextSkeleton } from '@tessera/ui';
import { faqList } from '@tessera/wire';
import { useSiteLink } from '../../layout/SiteLink.tsx';
import { PageHead } from '../page.styles.ts';
import { PageFailure } from '../PageFailure.tsx';
import type { PageText } from '../use-page-text.ts';
import { Topic, Topics } from './faq.styles.ts';

const EXCERPT_CHARS = 180;
const SKELETONS = 9;

/** Lists all topics of the help, in the site's order. */
export function HelpTopics({ say }: { readonly say: PageText }) {
  const link = useSiteLink();
  const { siteId, language } = useCallScope();
  const answer = useAnswer(faqList, { siteId, language });
  return (
    <>
      <PageHead>
        <h1>{say('help.title')}</h1>
        <p>{say('help.intro')}</p>
      </PageHead>
      {answer.isPending && (
        <Topics aria-hidden="true">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <li key={index}>
              <Topic as="div">
                <TextSkeleton lines={3} />
              </Topic>
            </li>
          ))}
        </Topics>
      )}
      {answer.isLoadingError && <PageFailure say={say} answer={answer} />}
      {answer.data?.list.length === 0 && (
        <EmptyState title={say('help.empty')} text={say('help.emptyHint')} />
      )}
      {answer.data && (
        <Topics>
          {answer.data.list.map(({ id, title, content }) => (
            <li key={id}>
              <Topic {...link(`/faq/${id}`)}>
                <strong>{title}</strong>
                <span>{openingText(content, EXCERPT_CHARS)}</span>
              </Topic>
            </li>
          ))}
        </Topics>
      )}
    </>
  );
}
