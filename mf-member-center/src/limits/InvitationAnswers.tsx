import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { Button, space } from '@tessera/ui';
import { useText } from '../text.ts';

/** Both answers alike: the law allows no push towards either. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[12]};
`;

/** The two answers to the invitation to set a limit. */
export function InvitationAnswers({ onAnswer }: { readonly onAnswer: () => void }) {
  const text = useText();
  const { windows } = useShell();
  return (
    <Answers>
      <Button onClick={onAnswer}>{text('limits.invite_no')}</Button>
      <Button
        onClick={() => {
          onAnswer();
          windows.goTo('/user/Limits');
        }}
      >
        {text('limits.form')}
      </Button>
    </Answers>
  );
}
