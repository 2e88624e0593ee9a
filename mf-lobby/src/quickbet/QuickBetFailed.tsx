import styled from '@emotion/styled';
import { useScope, useServiceLink, useShell, useSite } from '@tessera/kit';
import { Button, color, ErrorState, Notice, radius } from '@tessera/ui';
import { useState, type ReactNode } from 'react';
import { maintenanceText } from '../launch/maintenance.text.ts';
import { hallPath } from '../lobby/lobby.filter.ts';
import { seeRealityCheck } from '../reality/reality.check.ts';
import { useText } from '../text.ts';
import type { QuickBetFailure } from './quickbet.failure.ts';

/** No higher than its words: what is lost must not keep the games below out of reach. */
const Lost = styled.div`
  border-radius: ${radius[20]};
  background: ${color.base};
`;

interface QuickBetFailedProps {
  readonly failure: QuickBetFailure;
  readonly hall: number;
  readonly onRetry: () => void;
}

/** Why there is no quick bet, and what to do about it. */
export function QuickBetFailed({ failure, hall, onRetry }: QuickBetFailedProps) {
  const say = useText();
  const scope = useScope();
  switch (failure.kind) {
    case 'lost':
      return (
        <Lost>
          <ErrorState
            title={say('quickbet.lost')}
            text={say('grid.failed_hint')}
            retryLabel={say('retry')}
            onRetry={onRetry}
          />
        </Lost>
      );
    case 'none':
      return <Notice>{say('quickbet.none')}</Notice>;
    case 'maintenance':
      return (
        <Notice tone="warning" title={say('maintenance.title')} action={<Retry onRetry={onRetry} />}>
          {maintenanceText(scope, say('quickbet.label'), failure.interval)}
        </Notice>
      );
    case 'login':
      return <Notice action={<LogIn hall={hall} />}>{say('quickbet.login')}</Notice>;
    case 'transferDisabled':
      return (
        <Notice tone="warning" action={<Support />}>
          {say('quickbet.transfer')}
        </Notice>
      );
    case 'paused':
    case 'limit':
      return (
        <Notice tone="warning" title={say(`quickbet.${failure.kind}`)}>
          {failure.words}
        </Notice>
      );
    case 'realityCheck':
      return (
        <Notice tone="warning" title={say('reality.title')} action={<SeeCheck onSeen={onRetry} />}>
          {say('quickbet.reality')}
        </Notice>
      );
  }
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const say = useText();
  return (
    <Button size="sm" onClick={onRetry}>
      {say('retry')}
    </Button>
  );
}

function LogIn({ hall }: { hall: number }) {
  const say = useText();
  const { bus } = useShell();
  const path = hallPath(hall, useSite().settings);
  return (
    <Button
      tone="primary"
      size="sm"
      onClick={() => bus.emit('auth.loginRequested', { then: { kind: 'navigate', path } })}
    >
      {say('login.confirm')}
    </Button>
  );
}

/** Nothing where the site has no customer service to be reached. */
function Support(): ReactNode {
  const say = useText();
  const service = useServiceLink();
  if (!service) return null;
  return (
    <Button size="sm" onClick={service.open}>
      {say('maintenance.contact')}
    </Button>
  );
}

function SeeCheck({ onSeen }: { onSeen: () => void }) {
  const say = useText();
  const scope = useScope();
  const [isAsking, setAsking] = useState(false);
  async function see(): Promise<void> {
    setAsking(true);
    try {
      if (await seeRealityCheck(scope)) onSeen();
    } catch (error) {
      scope.shell.toast.show('error', say('quickbet.lost'));
      scope.shell.report.error(error, { in: 'quickbet' });
    } finally {
      setAsking(false);
    }
  }
  return (
    <Button size="sm" loading={isAsking} onClick={() => void see()}>
      {say('reality.see')}
    </Button>
  );
}
