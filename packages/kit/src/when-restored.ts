import type { Session, Shell } from '@tessera/contracts';

/**
 * Calls `act` once it is known who visits: at once where the session has been restored by then, which a part that starts
 * late finds. What came with the page is a guest's.
 */
export function whenRestored(
  { session }: Pick<Shell, 'session'>,
  signal: AbortSignal,
  act: (session: Session) => void,
): void {
  const look = () => {
    const now = session.get();
    if (now.status === 'restoring') return;
    stop();
    act(now);
  };
  const stop = session.subscribe(look);
  signal.addEventListener('abort', stop, { once: true });
  look();
}
