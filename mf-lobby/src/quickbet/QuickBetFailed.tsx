import styled from '@emotion/styled';
import { useScope, useServiceLink, useShell, useSite } from '@tessera/kit';
import { Button, color, ErrorState, Notice, radius } from '@tessera/ui';
import { useState, type ReactNode } from 'react';
import { maintenanceText } from '../launch/maintenance.text.ts';
import { hallPath } from '../lobby/lobby.filter.ts';
import { seeRealityCheck } from '../reality/reality.check.ts';
import { withLateText } from '../later/with-late-text.tsx';
import { useLateText } from '../later/late.text.ts';
import { useText } from '../text.ts';
import type { QuickBetFailure } from './quickbet.failure.ts';

/** As high as its text: a failure must not push the games below out of view. */
const Lost = styled.div`
  border-radius: ${radius[20]};
  background: ${color.base};
`;

interface QuickBetFailedProps {
  readonly failure: QuickBetFailure;
  readonly hall: number;
  readonly onRetry: () => void;
}

function QuickBetFailedLoaded({ failure, hall, onRetry }: QuickBetFailedProps) {
  const text = useText();
  const late = useLateText();
  const scope = useScope();
  switch (failure.kind) {
    case 'lost':
      return (
        <Lost>
          <ErrorState
            title={late('quickbet.lost')}
            text={text('grid.failed_hint')}
            retryLabel={text('retry')}
            onRetry={onRetry}
          />
        </Lost>
      );
    case 'none':
      return <Notice>{late('quickbet.none')}</Notice>;
    case 'maintenance':
      return (
        <Notice tone="warning" title={late('maintenance.title')} action={<Retry onRetry={onRetry} />}>
          {maintenanceText(scope, late, text('quickbet.label'), failure.interval)}
        </Notice>
      );
    case 'login':
      return <Notice action={<LogIn hall={hall} />}>{late('quickbet.login')}</Notice>;
    case 'transferDisabled':
      return (
        <Notice tone="warning" action={<Support />}>
          {late('quickbet.transfer')}
        </Notice>
      );
    case 'paused':
    case 'limit':
      return (
        <Notice tone="warning" title={late(`quickbet.${failure.kind}`)}>
          {failure.words}
        </Notice>
      );
    case 'realityCheck':
      return (
        <Notice tone="warning" title={late('reality.title')} action={<SeeCheck onSeen={onRetry} />}>
          {late('quickbet.reality')}
        </Notice>
      );
  }
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Button size="sm" onClick={onRetry}>
      {text('retry')}
    </Button>
  );
}

function LogIn({ hall }: { hall: number }) {
  const text = useText();
  const { bus } = useShell();
  const path = hallPath(hall, useSite().settings);
  return (
    <Button
      tone="primary"
      size="sm"
      onClick={() => bus.emit('auth.loginRequested', { then: { kind: 'navigate', path } })}
    >
      {text('login.confirm')}
    </Button>
  );
}

/** Links to customer service. Renders nothing on a site without one. */
function Support(): ReactNode {
  const late = useLateText();
  const service = useServiceLink();
  if (!service) return null;
  return (
    <Button size="sm" onClick={service.open}>
      {late('maintenance.contact')}
    </Button>
  );
}

function SeeCheck({ onSeen }: { onSeen: () => void }) {
  const late = useLateText();
  const scope = useScope();
  const [isAsking, setAsking] = useState(false);
  async function see(): Promise<void> {
    setAsking(true);
    try {
      if (await seeRealityCheck(scope)) onSeen();
    } catch (error) {
      scope.shell.toast.show('error', late('quickbet.lost'));
      scope.shell.report.error(error, { in: 'quickbet' });
    } finally {
      setAsking(false);
    }
  }
  return (
    <Button size="sm" loading={isAsking} onClick={() => void see()}>
      {late('reality.see')}
    </Button>
  );
}

/** Shows why there is no quick bet, and the next step. */
export const QuickBetFailed = withLateText(QuickBetFailedLoaded);
