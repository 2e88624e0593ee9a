import { useAnswer, useCallScope, useScope } from '@tessera/kit';
import { AsOf, LoginFirst, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { Notice, Stack } from '@tessera/ui';
import { agentAgreement, agentApplication, type AnswerOf } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { PageFailure } from '../frame/PageFailure.tsx';
import { isGone } from '../frame/stale.ts';
import { useText } from '../text.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

/** The member's application and its state (spec §2 Register). */
export default function RegisterPage({ member }: PageProps) {
  const text = useText();
  return (
    <>
      <PageHead title={text('apply.title')} />
      {member ? <Application /> : <LoginFirst />}
    </>
  );
}

function Application() {
  const answer = useAnswer(agentApplication, {});
  if (answer.isPending) return <RowsSkeleton />;
  if (isGone(answer)) return <PageFailure answer={answer} />;
  const isOpen = answer.data.state === 'none' || answer.data.state === 'rejected';
  return (
    <Stack gap={16}>
      <AsOf answer={answer} />
      <State application={answer.data} />
      {isOpen && <NewApplication />}
    </Stack>
  );
}

function NewApplication() {
  const { siteId } = useCallScope();
  const agreement = useAnswer(agentAgreement, { siteId });
  if (agreement.isPending) return <RowsSkeleton />;
  if (isGone(agreement)) return <PageFailure answer={agreement} codes={{ '101': 'agreement.none' }} />;
  return <ApplicationForm version={agreement.data.version} />;
}

function State({ application }: { readonly application: AnswerOf<typeof agentApplication> }) {
  const text = useText();
  const { intl } = useScope();
  const { state, appliedAt, reason } = application;
  const date = appliedAt ? intl.formatDate(appliedAt, { dateStyle: 'long' }) : '';
  switch (state) {
    case 'none':
      return null;
    case 'pending':
      return (
        <Notice tone="info" role="status" title={text('register.pending')}>
          {text('register.pendingText', { date })}
        </Notice>
      );
    case 'approved':
      return (
        <Notice tone="success" role="status" title={text('register.approved')}>
          {text('register.approvedText')}
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="warning" role="status" title={text('register.rejected')}>
          {reason && text('register.reason', { reason })}
        </Notice>
      );
  }
}
