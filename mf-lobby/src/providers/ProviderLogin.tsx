import { useScope } from '@tessera/kit';
import { Button, EmptyState } from '@tessera/ui';
import type { Provider } from '@tessera/wire';
import { withLateText } from '../later/with-late-text.tsx';
import { useEffect } from 'react';
import { askProviderLogin } from './provider.login.ts';
import { useLateText } from '../later/late.text.ts';
import { useText } from '../text.ts';

interface ProviderLoginProps {
  readonly provider: Provider;
  /** The page to return to. */
  readonly path: string;
}

function ProviderLoginLoaded({ provider, path }: ProviderLoginProps) {
  const text = useText();
  const late = useLateText();
  const scope = useScope();
  const { name } = provider;
  useEffect(() => {
    askProviderLogin(scope, name, path).catch((error: unknown) => scope.shell.report.error(error));
  }, [scope, name, path]);
  return (
    <EmptyState
      title={late('login.title')}
      text={late('provider.login', { provider: name })}
      action={
        <Button
          tone="primary"
          onClick={() => scope.shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path } })}
        >
          {text('login.confirm')}
        </Button>
      }
    />
  );
}

/** In place of the games of a provider whose page is for members (spec §5 "customized provider pages"). */
export const ProviderLogin = withLateText(ProviderLoginLoaded);
