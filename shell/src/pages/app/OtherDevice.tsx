import { steadyNow, useElapsed } from '@tessera/kit/elapsed';
import { failureWording, useIntent } from '@tessera/kit/intents';
import { localisePath } from '@tessera/i18n';
import { useLocale, wordingText } from '@tessera/kit';
import { Button, Notice, Panel } from '@tessera/ui';
import { entryCode } from '@tessera/wire';
import { useState } from 'react';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';
import type { PageText } from '../use-page-text.ts';
import { Scan } from './app.styles.ts';

const QrCode = lazyWithRetry(() => import('@tessera/ui/qr'));
const SECOND_MS = 1_000;
const FAILURES = {
  offline: 'failed.network',
  timeout: 'failed.timeout',
  rateLimited: 'failed.rateLimited',
  unknown: 'failed.unknown',
} as const;

interface Code {
  readonly enc: string;
  readonly since: number;
  readonly lifeMs: number;
}

/** Shows a code that opens the member's session on a phone. It works once, within the platform's time limit. */
export function OtherDevice({ say }: { readonly say: PageText }) {
  const { state, error, submit } = useIntent(entryCode);
  const [code, setCode] = useState<Code>();
  const show = async () => {
    const outcome = await submit({});
    if (outcome?.status !== 'done') return setCode(undefined);
    const { enc, expiresInS } = outcome.answer;
    setCode({ enc, since: steadyNow(), lifeMs: expiresInS * SECOND_MS });
  };
  return (
    <Panel title={say('device.title')}>
      {error !== undefined && (
        <Notice tone="error" role="alert">
          {wordingText(say, failureWording(error, FAILURES))}
        </Notice>
      )}
      {code ? (
        <LiveCode key={code.enc} code={code} say={say} onRenew={() => void show()} />
      ) : (
        <Scan>
          <div>
            <p>{say('device.text')}</p>
            <Button loading={state.status === 'pending'} onClick={() => void show()}>
              {say('device.show')}
            </Button>
          </div>
        </Scan>
      )}
    </Panel>
  );
}

interface LiveCodeProps {
  readonly code: Code;
  readonly say: PageText;
  readonly onRenew: () => void;
}

function LiveCode({ code, say, onRenew }: LiveCodeProps) {
  const locale = useLocale();
  const elapsed = useElapsed(code.since, SECOND_MS);
  const leftS = Math.ceil((code.lifeMs - elapsed) / SECOND_MS);
  const address = new URL(localisePath(locale.code, '/'), window.location.origin);
  address.searchParams.set('enc', code.enc);
  if (leftS <= 0) {
    return (
      <Scan>
        <div>
          <p role="status">{say('device.expired')}</p>
          <Button onClick={onRenew}>{say('device.renew')}</Button>
        </div>
      </Scan>
    );
  }
  return (
    <Scan>
      <QrCode content={address.href} label={say('device.label')} />
      <div>
        <p>{say('device.scan')}</p>
        <p>{say('device.left', { seconds: leftS })}</p>
      </div>
    </Scan>
  );
}
