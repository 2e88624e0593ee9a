import { Button, Stack, Text } from '@tessera/ui';
import type { ThirdPartyDemand } from '@tessera/wire';
import { useEffect, useRef } from 'react';
import { useText } from '../text.ts';

interface LinkOrRegisterProps {
  readonly demand: ThirdPartyDemand;
  readonly onLogIn: () => void;
  readonly onRegister: () => void;
  readonly onForget: () => void;
}

/** The first login by a provider: asks whether the visitor has an account here. */
export default function LinkOrRegister({ demand, onLogIn, onRegister, onForget }: LinkOrRegisterProps) {
  const text = useText();
  const provider = demand.provider.name;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap={24}>
      <Text>{text('thirdParty.link.lead', { provider })}</Text>
      <Stack gap={12}>
        <Button ref={first} tone="primary" size="lg" block onClick={onLogIn}>
          {text('thirdParty.link.login')}
        </Button>
        <Button size="lg" block onClick={onRegister}>
          {text('thirdParty.link.register')}
        </Button>
        <Button tone="quiet" block onClick={onForget}>
          {text('thirdParty.link.forget', { provider })}
        </Button>
      </Stack>
    </Stack>
  );
}
