import type { Environment } from '../edge/environment.ts';
import { openConnection, type Connection, type ConnectionDeps } from './connection.ts';
import { openSocket } from './socket.ts';

/**
 * Opens the connection, which is suspended while the browser keeps the page for Back. This module loads at the first
 * connection: no page needs it for its first view.
 */
export function connect(
  { origin, window: page }: Pick<Environment, 'origin' | 'window'>,
  deps: ConnectionDeps,
): Connection {
  const connection = openConnection(openSocket(origin), deps);
  const signals = new AbortController();
  page?.addEventListener('pagehide', connection.suspend, signals);
  page?.addEventListener('pageshow', connection.retryNow, signals);
  return {
    ...connection,
    stop() {
      signals.abort();
      connection.stop();
    },
  };
}
