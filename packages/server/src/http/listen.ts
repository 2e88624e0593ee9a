import type { Server } from 'node:http';
import { createServer, type Server as TcpServer } from 'node:net';

interface ListeningApp {
  readonly server: Server;
  listen(options: { readonly host: string; readonly port: number }): Promise<string>;
  addHook(name: 'preClose', hook: () => Promise<void>): unknown;
}

/**
 * Listens where HOST says. `localhost` is both loopback addresses, since browsers may try either first.
 * @returns the address that it listens on, e.g. `http://127.0.0.1:3000`
 */
export async function listen(
  app: ListeningApp,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  if (host !== 'localhost') return app.listen({ host, port });
  // One HTTP server for both: sockets and closing belong to it.
  const options = { allowHalfOpen: true, noDelay: true };
  const six = createServer(options, (socket) => void app.server.emit('connection', socket));
  app.addHook('preClose', async () => void six.close());
  const url = await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address();
  const own = typeof address === 'object' && address ? address.port : port;
  await listenOnSix(six, own, port === 0);
  return url;
}

/** A machine without IPv6 does without; a free port that was chosen for IPv4 may be taken there. */
function listenOnSix(six: TcpServer, port: number, isChosen: boolean): Promise<void> {
  const skipped = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', ...(isChosen ? ['EADDRINUSE'] : [])];
  return new Promise((resolve, reject) => {
    six.once('error', (error: NodeJS.ErrnoException) =>
      skipped.includes(error.code ?? '') ? resolve() : reject(error),
    );
    six.listen({ host: '::1', port, ipv6Only: true }, resolve);
  });
}
