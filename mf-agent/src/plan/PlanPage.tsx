import { useAnswer, useCallScope } from '@tessera/kit';
import { AsOf } from '@tessera/kit/pages';
import { EmptyState, ErrorState } from '@tessera/ui';
import { agentPlan, isCallError } from '@tessera/wire';
import { isGone } from '../frame/stale.ts';
import { useText } from '../text.ts';
import { Plan } from './Plan.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';

/** What agents earn, and what it takes (spec §2 Agent menu: Plan). */
export default function PlanPage() {
  const text = useText();
  const { siteId, currency, language } = useCallScope();
  const answer = useAnswer(agentPlan, { siteId, currency, language });
  if (answer.isPending) return <PlanSkeleton />;
  if (!isGone(answer)) {
    return (
      <>
        <AsOf answer={answer} />
        <Plan plan={answer.data} currency={currency} />
      </>
    );
  }
  const kind = isCallError(answer.error) ? answer.error.failure.kind : 'unknown';
  if (kind === 'unavailable') {
    return <EmptyState title={text('plan.unavailable')} text={text('plan.unavailableText')} />;
  }
  return (
    <ErrorState
      title={text('error.title')}
      text={text(kind === 'network' ? 'error.network' : 'error.text')}
      retryLabel={text('error.retry')}
      retrying={answer.isFetching}
      onRetry={() => void answer.refetch()}
    />
  );
}
