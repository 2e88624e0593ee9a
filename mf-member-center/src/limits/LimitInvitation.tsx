import styled from '@emotion/styled';
import type { DialogProps } from '@tessera/contracts';
import { useAnswer, useShell } from '@tessera/kit';
import { Button, Dialog, space, Text } from '@tessera/ui';
import { responsible } from '@tessera/wire';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../text.ts';
import { isInvited } from './limits.rules.ts';

/** Both answers alike: the law allows no push towards either. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[12]};
`;

/** Invites a member without limits to set one; offered as `mf-member-center:limitInvitation`. */
export default function LimitInvitation({ args, close }: DialogProps<'mf-member-center:limitInvitation'>) {
  const text = useText();
  const { windows } = useShell();
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
      footer={
        <Answers>
          <Button onClick={() => close()}>{text('limits.invite_no')}</Button>
          <Button
            onClick={() => {
              close();
              windows.goTo('/user/Limits');
            }}
          >
            {text('limits.form')}
          </Button>
        </Answers>
      }
    >
      <Text>{text('limits.invite_text')}</Text>
    </Dialog>
  );
}
