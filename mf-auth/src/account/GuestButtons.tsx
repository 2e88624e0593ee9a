import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { Button, media, space } from '@tessera/ui';
import { useAccountText } from './account.text.ts';

const Row = styled.div`
  display: flex;
  gap: ${space[8]};
  ${media.phone} {
    gap: ${space[4]};
    & > button {
      padding-inline: ${space[12]};
    }
  }
`;

export function GuestButtons() {
  const text = useAccountText();
  const { bus } = useShell();
  return (
    <Row>
      <Button tone="quiet" onClick={() => bus.emit('auth.loginRequested', {})}>
        {text('account.login')}
      </Button>
      <Button tone="primary" onClick={() => bus.emit('auth.registerRequested', {})}>
        {text('account.register')}
      </Button>
    </Row>
  );
}
