import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { ownAddress } from '@tessera/domain';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { GAME_CODES } from '../protocol.ts';
import type { Draw } from '../slot/round.ts';
import { answerError, registerApi } from './api.ts';
import { acceptsBrotli, registerAssets } from './assets.ts';
import { openJournal } from './journal.ts';
import { readManifest, renderPage } from './page.ts';
import { createProviderClient } from './provider-client.ts';
import { createRecovery } from './recovery.ts';
import { createRounds } from './rounds.ts';
import { createSealer } from './sealed-session.ts';
import { createSettlement } from './settlement.ts';
import { createTurns } from './turns.ts';

export interface GamesOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Where it listens, e.g. `0.0.0.0` for every address of the machine. */
  readonly host: string;
  readonly platformUrl: string;
  /** Shared with the platform; names this provider there, and seals the pages' sessions here. */
  readonly providerKey: string;
  /** The origins that may show a game in a frame. */
  readonly lobbyOrigins: readonly string[];
  /** Where drawn rounds are written down. Without it they are kept in memory only. */
  readonly dataDir?: string;
  readonly logLevel?: string;
  /** The built page; the package's own `dist` unless said otherwise. */
  readonly clientDir?: string;
  /** Tests decide what is drawn; play draws by the system's CSPRNG. */
  readonly draw?: Draw;
  /** No session plays two rounds faster than this, whatever its page does. */
  readonly minRoundMs?: number;
  /** How often rounds that nobody waits for are looked after. */
  readonly recoverEveryMs?: number;
}

export interface RunningGames {
  readonly url: string;
  close(): Promise<void>;
}

const MIN_ROUND_MS = 1_000;
const RECOVER_EVERY_MS = 5_000;
const READY_TIMEOUT_MS = 2_000;
const BODY_LIMIT_BYTES = 16_384;
const compress = promisify(brotliCompress);

/**
 * Starts the game server.
 * @throws Error with one clear line where the port is taken, the host is another machine's, or the page is not built
 */
export async function startGames(options: GamesOptions): Promise<RunningGames> {
  const {
    port,
    host,
    platformUrl,
    providerKey,
    dataDir,
    logLevel = 'info',
    draw,
    minRoundMs = MIN_ROUND_MS,
    recoverEveryMs = RECOVER_EVERY_MS,
  } = options;
  const app = fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization'] },
    // The launch token stands in the page's address; addresses are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
  });
  const provider = createProviderClient({ platformUrl, providerKey });
  const journal = openJournal(dataDir);
  const turns = createTurns(minRoundMs);
  const settlement = createSettlement(provider, journal);
  const rounds = createRounds({ provider, journal, turns, settlement, draw });

  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ code: GAME_CODES.notFound, message: 'there is nothing here', data: null }),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  registerApi(app, { provider, rounds, journal, sealer: createSealer(providerKey) });
  registerPage(app, options.clientDir ?? join(import.meta.dirname, '../../dist'), options.lobbyOrigins);
  registerHealth(app, platformUrl);

  const stopRecovery = repeat(createRecovery({ journal, turns, settlement }), recoverEveryMs, (error) =>
    app.log.warn(error, 'open rounds wait for the platform'),
  );
  try {
    await app.listen({ port, host });
    const address = app.server.address();
    const listening = typeof address === 'object' && address ? address.port : port;
    return {
      url: `http://${ownAddress(host)}:${listening}`,
      async close() {
        await stopRecovery();
        await app.close();
      },
    };
  } catch (error) {
    await stopRecovery();
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Error(`HOST=${host} is no address of this machine: set another, or none`, { cause: error });
    }
    if (code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${port} is taken: stop what uses it, or set GAMES_PORT to a free one`, {
      cause: error,
    });
  }
}

function registerPage(app: FastifyInstance, clientDir: string, lobbyOrigins: readonly string[]): void {
  const manifest = readManifest(clientDir);
  registerAssets(app, join(clientDir, 'assets'));
  app.get('/play/:gameCode', async (request, reply) => {
    const { html, headers } = renderPage(manifest, lobbyOrigins);
    void reply.headers(headers).type('text/html; charset=utf-8').header('vary', 'accept-encoding');
    if (!acceptsBrotli(request.headers['accept-encoding'])) return html;
    void reply.header('content-encoding', 'br');
    return compress(html);
  });
}

function registerHealth(app: FastifyInstance, platformUrl: string): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      const answer = await fetch(new URL('/healthz', platformUrl), {
        signal: AbortSignal.timeout(READY_TIMEOUT_MS),
      });
      if (answer.ok) return { status: 'ready' };
    } catch {
      // Told below: a platform that is away is the one reason not to be ready.
    }
    return reply.status(503).send({ status: 'waiting', reason: 'the platform does not answer' });
  });
}

/** Does the work now and again and again, with a rest in between. @returns its stop, which waits for work under way */
function repeat(
  work: () => Promise<void>,
  restMs: number,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = attempt();
  async function attempt(): Promise<void> {
    await work().catch((error: unknown) => {
      if (!stopped) onFailure(error);
    });
    if (!stopped) timer = setTimeout(() => (running = attempt()), restMs);
  }
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
