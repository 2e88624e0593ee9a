import type { DialogProps } from '@tessera/contracts';
import { useAnswer } from '@tessera/kit';
import { Dialog, Text } from '@tessera/ui';
import { responsible } from '@tessera/wire';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../text.ts';
import { InvitationAnswers } from './InvitationAnswers.tsx';
import { isInvited } from './limits.rules.ts';

/** Invites a member without limits to set one; offered as `mf-member-center:limitInvitation`. */
export default function LimitInvitation({ args, close }: DialogProps<'mf-member-center:limitInvitation'>) {
  const text = useText();
  const answer = useAnswer(responsible, {});
  const isWanted = answer.data && isInvited(answer.data, args.at);
  const isOver = answer.isError || isWanted === false;
  const leave = useEffectEvent(() => close());
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  if (!isWanted) return null;
  return (
    <Dialog
      open
      size="sm"
      onClose={() => close()}
      title={text('limits.invite_title')}
      closeLabel={text('close')}
      footer={<InvitationAnswers onAnswer={() => close()} />}
    >
      <Text>{text('limits.invite_text')}</Text>
    </Dialog>
  );
}
