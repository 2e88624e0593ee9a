import styled from '@emotion/styled';
import { LOADING_CLOSE_DELAY_MS } from '@tessera/domain';
import { useSearchParams } from '@tessera/kit/router';
import { Button, ButtonLink, color, Heading, TileLoader } from '@tessera/ui';
import { useEffect, useReducer, useMemo } from 'react';
import { useServices } from '../layout/services.context.ts';
import { useSiteLink } from '../layout/SiteLink.tsx';
import { readWaitingKind } from '../services/windows/message.ts';
import { createWaitingPageService } from '../services/windows/waiting-page.ts';
import { useText } from '../text.ts';
import { loadingReducer, SLOW_AFTER_MS, WAITING } from './loading.machine.ts';
import { WholeWindow } from './page.styles.ts';

const Light = styled.div`
  margin-block-end: 8px;
  color: ${color.accent};
`;

/** A window that was opened in the player's click and waits for its address (spec §2 `/loading`). */
export default function LoadingPage() {
  const text = useText();
  const { windows } = useServices();
  const waiting = useMemo(() => createWaitingPageService(windows.waitingPage), [windows]);
  const [params] = useSearchParams();
  const home = useSiteLink()('/');
  const kind = readWaitingKind(params.get('kind'));
  const [state, send] = useReducer(loadingReducer, WAITING);
  const { status } = state;
  const address = status === 'leaving' ? state.url : undefined;

  useEffect(() => {
    if (waiting.returnToOpener()) return;
    return waiting.awaitAddress(kind, {
      arrived: (url) => send({ type: 'addressArrived', url }),
      cancelled: () => send({ type: 'cancelled' }),
    });
  }, [waiting, kind]);
  useEffect(() => {
    const timer = setTimeout(() => send({ type: 'timePassed' }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (address === undefined) return;
    // The game must not reach the lobby that opened this window.
    window.opener = null;
    window.location.replace(address);
  }, [address]);
  useEffect(() => {
    if (status !== 'cancelled') return;
    // Long enough to read the text; a window that the browser does not allow to close says what to do.
    const timer = setTimeout(() => window.close(), LOADING_CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const cancel = () => {
    waiting.cancelWaiting(kind);
    send({ type: 'cancelled' });
  };
  if (status === 'cancelled') {
    return (
      <WholeWindow>
        <Heading level={1} size={28}>
          {text('loading.cancelled')}
        </Heading>
        <p>{text('loading.cancelledHint')}</p>
        {/* Some browsers open no second window: this is the lobby's own tab, which nothing closes. */}
        <ButtonLink {...home}>{text('play.toLobby')}</ButtonLink>
      </WholeWindow>
    );
  }
  return (
    <WholeWindow aria-busy="true">
      <Light>
        <TileLoader size={72} />
      </Light>
      <Heading level={1} size={28}>
        {text(`loading.${kind}`)}
      </Heading>
      <p role="status">{text(status === 'slow' ? 'loading.slow' : 'loading.hint')}</p>
      <Button tone="quiet" onClick={cancel}>
        {text('loading.cancel')}
      </Button>
    </WholeWindow>
  );
}
