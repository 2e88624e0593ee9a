import { useScope, whenQuiet } from '@tessera/kit';
import { Button, EmptyState } from '@tessera/ui';
import type { GameTypeGroup, Provider } from '@tessera/wire';
import { withLateText } from '../later/with-late-text.tsx';
import { useEffect } from 'react';
import { providerInHall } from './provider.hall.ts';
import { askProviderLogin } from './provider.login.ts';
import { useLateText } from '../later/late.text.ts';
import { useText } from '../text.ts';

interface ProviderLoginProps {
  readonly provider: Provider;
  /** The hall that the page shows, if it shows one. */
  readonly hall: GameTypeGroup | undefined;
  /** The page to return to. */
  readonly path: string;
}

function ProviderLoginLoaded({ provider, hall, path }: ProviderLoginProps) {
  const text = useText();
  const late = useLateText();
  const scope = useScope();
  const name = providerInHall(scope, provider.name, hall);
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      if (await whenQuiet(document, left.signal)) await askProviderLogin(scope, name, path);
    };
    ask().catch((error: unknown) => scope.shell.report.error(error));
    return () => left.abort();
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
