import { useAnswer, useSession, useShell } from '@tessera/kit';
import { Panel, Stack, Text } from '@tessera/ui';
import { depositList, responsible } from '@tessera/wire';
import { useState } from 'react';
import { useText } from '../text.ts';
import { InvitationAnswers } from './InvitationAnswers.tsx';
import { isInvited } from './limits.rules.ts';

/** How long the device keeps that a member has answered. */
const ANSWERED_MS = 365 * 86_400_000;

const PAID = { status: 'paid', page: 1, count: 1 } as const;

/** Invites a member without limits to set one, below the first paid deposit (decision 067). */
export function FirstDepositCard() {
  const text = useText();
  const { drafts } = useShell();
  const session = useSession();
  const answered = `firstDepositInvitation:${session.status === 'member' ? session.member.id : ''}`;
  const [answeredHere, setAnsweredHere] = useState<string>();
  const isAnswered = answeredHere === answered || drafts?.kept?.(answered) !== undefined;
  const { data: state } = useAnswer(responsible, {});
  const { data: paid } = useAnswer(depositList, PAID);
  const isFirst = paid?.totalCount === 1;
  if (isAnswered || !isFirst || !state || !isInvited(state, 'first_deposit')) return null;
  return (
    <Panel title={text('limits.invite_title')}>
      <Stack gap={16}>
        <Text size={14}>{text('limits.invite_text')}</Text>
        <InvitationAnswers
          onAnswer={() => {
            drafts?.keep?.(answered, '1', ANSWERED_MS);
            setAnsweredHere(answered);
          }}
        />
      </Stack>
    </Panel>
  );
}
