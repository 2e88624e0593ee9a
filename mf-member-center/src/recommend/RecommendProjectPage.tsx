import { useAnswer, useCallScope } from '@tessera/kit';
import { AsOf, isLost, PageFailure, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { Button, EmptyState, ShareIcon, Stack } from '@tessera/ui';
import { recommendProject } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { useText } from '../text.ts';
import { Project } from './Project.tsx';
import { Columns } from './recommend.styles.ts';
import { useLink } from './use-link.ts';

/** The plan for recommending friends, with the member's link (spec §2 RecommendProject). */
export default function RecommendProjectPage({ member }: PageProps) {
  const text = useText();
  const { siteId, language } = useCallScope();
  const answer = useAnswer(recommendProject, { siteId, language });
  const link = answer.data?.link;
  return (
    <>
      <PageHead title={text('recommend.title')} action={link && <Share link={link} />} />
      {answer.isPending ? (
        <Columns>
          <RowsSkeleton rows={8} />
          <RowsSkeleton rows={4} />
        </Columns>
      ) : isLost(answer) ? (
        <PageFailure
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : answer.data.isOpen === 0 ? (
        <EmptyState title={text('recommend.closed')} text={text('recommend.closedText')} />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          <Project project={answer.data} currency={member.currency} />
        </Stack>
      )}
    </>
  );
}

function Share({ link }: { readonly link: string }) {
  const text = useText();
  const { share } = useLink(link);
  return (
    <Button tone="primary" icon={<ShareIcon size={18} />} onClick={() => void share()}>
      {text('recommend.share')}
    </Button>
  );
}
