import { useAnswer, useCallScope, useLocale, useShell } from '@tessera/kit';
import RichText from '@tessera/kit/rich-text';
import { TextLink } from '@tessera/ui';
import { faqDetail } from '@tessera/wire';
import { useText } from '../text.ts';
import { LegalLost } from './LegalLost.tsx';
import { LegalSkeleton } from './LegalSkeleton.tsx';
import { TERMS_TOPIC } from './legal.topics.ts';

/** The terms and conditions, a topic of the help pages (spec §2 `/faq/{id}`). */
export function Terms() {
  const text = useText();
  const { windows } = useShell();
  const { siteId } = useCallScope();
  const { code: language } = useLocale();
  const answer = useAnswer(faqDetail, { siteId, language, id: TERMS_TOPIC });
  if (answer.isPending) return <LegalSkeleton />;
  if (answer.isLoadingError) {
    return (
      <LegalLost
        error={answer.error}
        retrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
        action={
          <TextLink href={windows.href(`/faq/${TERMS_TOPIC}`)} target="_blank" rel="noopener">
            {text('legal.page')}
          </TextLink>
        }
      />
    );
  }
  return <RichText html={answer.data.topic.content} />;
}
