import { reachableHost } from '@tessera/domain';
import { listen } from '@tessera/server/listen';
import { createServer } from './server.ts';
import { hasCode } from './errors.ts';
import { readSettings, type GatewaySettings } from './settings.ts';

export { publish } from './releases/publish.ts';
export { readSettings, type GatewaySettings } from './settings.ts';

export interface Gateway {
  /** The address at which it listens: `http://localhost:3000`. */
  readonly url: string;
  /** Refuses new requests, finishes those in progress, and releases the port. */
  readonly close: () => Promise<void>;
}

/** How long requests in progress may take when the gateway closes. */
const GRACE_MS = 10_000;
const SWEEP_MS = 100;

/**
 * Starts the web server. It is stateless: any number of them may serve one data directory and one platform.
 * @param options settings that differ from the defaults; port 0 chooses a free one
 * @throws Error that names a port in use, or a host that is not an address of this machine
 */
export async function startGateway(options: Partial<GatewaySettings> = {}): Promise<Gateway> {
  const settings = { ...readSettings({}), ...options };
  const app = await createServer(settings);
  try {
    await listen(app, settings);
  } catch (error) {
    await app.close();
    if (hasCode(error, 'EADDRNOTAVAIL') || hasCode(error, 'ENOTFOUND')) {
      throw new Error(`HOST="${settings.host}" is no address of this machine: set another, or none`, {
        cause: error,
      });
    }
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new Error(
      `port ${settings.port} on ${settings.host} is in use: end the process that listens there, or set PORT to a free one`,
      { cause: error },
    );
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  return {
    url: `http://${reachableHost(settings.host)}:${port}`,
    close: async () => {
      // A connection whose last request ends after the server began to close would be kept alive for another one.
      const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
      const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
      await app.close();
      clearInterval(sweep);
      clearTimeout(late);
    },
  };
}
