import { useAnswer, useCallScope } from '@tessera/kit';
import RichText from '@tessera/kit/rich-text';
import { EmptyState, Heading, Stack } from '@tessera/ui';
import { serviceAgreement } from '@tessera/wire';
import { useText } from '../text.ts';
import { LegalLost } from './LegalLost.tsx';
import { LegalSkeleton } from './LegalSkeleton.tsx';

/** The sections of the service agreement, as the site's back end lists them. */
export function ServiceAgreement() {
  const text = useText();
  const { siteId } = useCallScope();
  const answer = useAnswer(serviceAgreement, { siteId });
  if (answer.isPending) return <LegalSkeleton />;
  if (answer.isLoadingError) {
    return (
      <LegalLost error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />
    );
  }
  const { list } = answer.data;
  if (list.length === 0) return <EmptyState title={text('legal.empty')} text={text('legal.emptyHint')} />;
  return (
    <Stack gap={32}>
      {list.map(({ id, title, content }) => (
        <Stack key={id} gap={12} as="section">
          <Heading level={3}>{title}</Heading>
          <RichText html={content} />
        </Stack>
      ))}
    </Stack>
  );
}
