import { useAnswer } from '@tessera/kit';
import { Stack } from '@tessera/ui';
import { responsible } from '@tessera/wire';
import { Sides } from '../cashier/cashier.styles.ts';
import type { PageProps } from '../frame/page.ts';
import { AsOf, isLost, PageFailure, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { useText } from '../text.ts';
import { BreakNotice } from './BreakNotice.tsx';
import { ExcludePanel } from './ExcludePanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { TimeOutPanel } from './TimeOutPanel.tsx';

/** The session, breaks from play, self-exclusion, and the history of all of it. */
export default function BreaksPage({ member }: PageProps) {
  const text = useText();
  const answer = useAnswer(responsible, {});
  return (
    <>
      <PageHead title={text('breaks.title')} lead={text('breaks.description')} />
      {answer.isPending ? (
        <RowsSkeleton rows={9} />
      ) : isLost(answer) ? (
        <PageFailure
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          <BreakNotice exclusion={answer.data.exclusion} />
          {answer.data.isRecordsOnly === 0 && (
            <Sides>
              <Stack gap={16}>
                <TimeOutPanel />
                <ExcludePanel lengths={answer.data.rules.selfExclusionLengths} />
              </Stack>
              <Stack gap={16}>
                <SessionFacts currency={member.currency} />
              </Stack>
            </Sides>
          )}
          <HistoryPanel currency={member.currency} />
        </Stack>
      )}
    </>
  );
}
