import { callScope, useScope } from '@tessera/kit';
import { gameCodeOf, sportQuickbetUrl } from '@tessera/wire';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import { gamesOf } from '../games/game.lookup.ts';
import { quickBetHeightAtom } from './quickbet.atoms.ts';
import { quickBetFailure } from './quickbet.failure.ts';
import { mayBeFramed } from '../launch/frame.check.ts';
import { openGameOfFrame } from './quickbet.game.ts';
import { ASKING, transition, type QuickBetState } from './quickbet.machine.ts';
import { quickBetMessage } from './quickbet.message.ts';
import { surroundings } from './quickbet.surroundings.ts';
import { useSettledHeight } from './use-settled-height.ts';

/** Time limit for the frame's first message (spec §8 "Sport iframe failure"). */
export const FRAME_WAIT_MS = 20_000;

export interface QuickBetVisit {
  readonly state: QuickBetState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly retry: () => void;
}

/**
 * Starts one visit of the quick bet: requests its address and handles its frame's messages. An address is valid for one
 * visit of one player in one currency, so each combination mounts its own component.
 * @param hall the hall of the quick bet, and of the games that the frame may open
 */
export function useQuickBet(hall: number): QuickBetVisit {
  const scope = useScope();
  const { shell } = scope;
  const [state, dispatch] = useReducer(transition, ASKING);
  const storeHeight = useSetAtom(quickBetHeightAtom);
  const frame = useRef<HTMLIFrameElement>(null);
  const { status } = state;
  const address = status === 'loading' || status === 'shown' ? state.address : undefined;

  const reportHeight = useSettledHeight((height) => dispatch({ type: 'measured', height }));

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { siteId, currency } = callScope(shell);
    try {
      const { url, detail } = await shell.api.send(
        sportQuickbetUrl,
        { siteId, currency, ...surroundings(shell.site.get()) },
        { signal },
      );
      if (!/^https?:\/\//i.test(url))
        throw new TypeError(`the quick bet’s address is not a web address: ${url}`);
      if (!(await mayBeFramed(shell, url, signal)))
        throw new TypeError(`the quick bet’s page forbids frames: ${url}`);
      if (signal.aborted) return;
      dispatch({ type: 'answered', address: { url, gpId: detail.gpId } });
    } catch (error) {
      if (signal.aborted) return;
      const failure = quickBetFailure(error);
      if (failure.kind === 'lost') shell.report.error(error, { in: 'quickbet' });
      dispatch({ type: 'refused', failure });
    }
  });

  const onMessage = useEffectEvent((message: MessageEvent) => {
    if (!address) return;
    const received = quickBetMessage(message, {
      window: frame.current?.contentWindow ?? null,
      url: address.url,
    });
    switch (received?.type) {
      case 'S001':
        dispatch({ type: 'arrived' });
        return reportHeight(received.height, frame.current?.clientHeight ?? 0);
      case 'U003':
        return void openGameOfFrame(scope, { gtId: hall, gpId: address.gpId, gameCode: received.gameCode });
      case 'game.close':
        return dispatch({ type: 'lost' });
    }
  });

  const gameClosed = useEffectEvent(async (gameId: number) => {
    // A guest's windows have separate demo sessions, so the frame's session goes on.
    if (!address || shell.session.get().status !== 'member') return;
    const games = await gamesOf(scope, { gtId: hall, gpId: address.gpId }).catch(() => []);
    const code = games.find(({ id }) => id === gameId)?.gameCode;
    if (code !== undefined && code === gameCodeOf(address.url)) dispatch({ type: 'left' });
  });

  const timedOut = useEffectEvent(() => {
    shell.report.error(new Error(`the quick bet’s frame sent no message within ${FRAME_WAIT_MS} ms`), {
      in: 'quickbet',
    });
    dispatch({ type: 'lost' });
  });

  useEffect(() => {
    if (status !== 'asking') return;
    const life = new AbortController();
    void ask(life.signal);
    return () => life.abort();
  }, [status]);

  useEffect(() => {
    if (!address) return;
    const listen = (message: MessageEvent) => onMessage(message);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address]);

  useEffect(() => shell.bus.on('game.closed', ({ gameId }) => void gameClosed(gameId)), [shell]);

  useEffect(() => {
    if (status !== 'loading') return;
    const timer = setTimeout(() => timedOut(), FRAME_WAIT_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const height = status === 'shown' ? state.height : undefined;
  useEffect(() => {
    if (height !== undefined) storeHeight(height);
  }, [height, storeHeight]);

  // Fetched in advance, so that a game opens within the tap; a failure is shown at that tap.
  const gpId = status === 'shown' ? state.address.gpId : undefined;
  useEffect(() => {
    if (gpId !== undefined) gamesOf(scope, { gtId: hall, gpId }).catch(() => undefined);
  }, [scope, hall, gpId]);

  return { state, frame, retry: () => dispatch({ type: 'retried' }) };
}
