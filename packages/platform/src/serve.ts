import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { PAYMENT_NOTICE_PATH } from '@tessera/wire';
import { installationSecret, StartFailure } from '@tessera/server';
import { listen } from '@tessera/server/listen';
import { keepNetworkAccounts } from './auth/address-rules.ts';
import { keepCaptchas } from './auth/captcha.ts';
import { keepPendingLogins } from './auth/double-validation.ts';
import { keepEntryCodes } from './auth/entry-codes.ts';
import { createLockout } from './auth/lockout.ts';
import { keepPhoneCodes } from './auth/phone-codes.ts';
import { sandboxSms, type SendSms } from './auth/sms.ts';
import { keepTransferTokens } from './auth/transfer.ts';
import { expireDeposits } from './cashier/deposits.ts';
import { forgetNotices, servePaymentNotices } from './cashier/notice.routes.ts';
import type { OpenDatabase } from './database.ts';
import { createHandlers } from './handlers.ts';
import { serveCalls } from './http/adapter.ts';
import { keepFirstAnswers } from './http/idempotency/idempotency.ts';
import { limitCalls } from './http/limits.ts';
import { serveOpenApi } from './http/openapi.routes.ts';
import { serveOperations } from './http/operations.routes.ts';
import { createServer } from './http/server.ts';
import { takeTurns } from './ledger/turns.ts';
import { serveLive } from './live/live.ts';
import { hearNotices } from './live/notices.ts';
import { firstViewPictures } from './lobby/first-view.ts';
import { drawInOrder } from './media/draw-in-order.ts';
import { openMedia } from './media/media.ts';
import { serveMedia } from './media/media.routes.ts';
import { collectMetrics } from './metrics/metrics.ts';
import { refundAbandonedRounds } from './provider/abandoned-rounds.ts';
import { giveDueRewards } from './recommendation/rewards.ts';
import { deliverNotices } from './sandbox-pay/deliveries.ts';
import { keepSandboxPayments } from './sandbox-pay/payments.ts';
import { serveSandboxPay } from './sandbox-pay/sandbox-pay.routes.ts';
import { refusePublishedAccounts } from './seed/published-accounts.ts';
import { seedDatabase } from './seed/seed.ts';
import type { Platform } from './platform.ts';
import type { Services } from './services.ts';
import { keepSessions } from './sessions/sessions.ts';
import { forgetTrackedEvents } from './site/tracking.ts';
import type { Settings } from './settings.ts';
import { openSharedState } from './shared-state/shared-state.ts';

/** What has been begun before this code was there. */
export interface Beginning {
  readonly settings: Settings;
  readonly sendSms: SendSms | undefined;
  /** Told the server's log, which what the database has to say waits for. */
  readonly onLog: (log: FastifyBaseLogger) => void;
  readonly openingDatabase: Promise<OpenDatabase>;
  /** What closing undoes, the last one first. */
  readonly undo: (() => unknown)[];
}

const SWEEP_MS = 10 * 60_000;
/** Deposits have minutes to be paid: nobody is to wait ten more to see that one is over. */
const EXPIRE_MS = 30_000;
/** Who has just done what the recommendation programme asks for is soon worth the reward. */
const REWARD_MS = 30_000;

/** Seeds the database, then serves HTTP and realtime on one port. Pictures are drawn meanwhile. */
export async function serve({
  settings,
  sendSms,
  onLog,
  openingDatabase,
  undo,
}: Beginning): Promise<Omit<Platform, 'close'>> {
  const app = createServer(settings);
  const { log } = app;
  const opening = openMedia(settings.mediaDir ?? join(settings.dataDir, 'media'), log);
  // Awaited below; a failure until then is that await's.
  opening.catch(() => undefined);
  onLog(log);
  const database = await openingDatabase;
  const { db, pool } = database;
  await seedDatabase(db, settings);
  if (settings.isProduction) await refusePublishedAccounts(db);
  const media = await opening;
  undo.push(() => media.close());
  const drawing = settings.drawPictures
    ? drawInOrder(media, () => firstViewPictures({ db, media }), log)
    : undefined;
  undo.push(() => drawing?.stop());
  const providerKey = settings.providerKey ?? installationSecret(settings.dataDir, 'provider-key');
  const sessions = keepSessions(db, settings.sessionIdleMs);
  const site = new URL(database.url).pathname.slice(1);
  const shared = await openSharedState({ redisUrl: settings.redisUrl, site, log });
  undo.push(() => shared.close());
  const metrics = collectMetrics();
  const live = await serveLive({ http: app.server, sessions, shared, metrics, log });
  undo.push(() => app.close());
  undo.push(() => live.close());
  undo.push(await hearNotices({ db, url: database.url, live, sessions, log }));
  const captchas = keepCaptchas(db, settings.captchaAnswer);
  const idempotency = keepFirstAnswers(db);
  metrics.gauge('tessera_sockets', 'Connected sockets.', () => live.count());
  metrics.gauge('tessera_database_connections', 'Open connections to the database.', () => pool.totalCount);
  const { redis } = shared;
  if (redis) {
    metrics.gauge('tessera_redis_connected', 'Whether Redis can be reached, 1 or 0.', () =>
      redis.client.status === 'ready' ? 1 : 0,
    );
  }

  const payments = keepSandboxPayments(db);
  const services: Services = {
    settings,
    providerKey,
    db,
    sessions,
    captchas,
    entryCodes: keepEntryCodes(db),
    lockout: createLockout(db),
    networkAccounts: keepNetworkAccounts(db, settings.rateLimitFactor),
    pendingLogins: keepPendingLogins(db),
    phoneCodes: keepPhoneCodes(db, sendSms ?? sandboxSms(log), settings.rateLimitFactor),
    transferTokens: keepTransferTokens(db),
    live,
    shared,
    media,
    payments,
    inTurn: takeTurns(),
    log,
  };
  serveOperations(app, {
    pool,
    metrics,
    showMetrics: settings.metrics,
    hasFirstView: () => drawing?.hasFirstView() ?? true,
  });
  serveOpenApi(app);
  serveMedia(app, media);
  const paymentKey = settings.paymentKey ?? installationSecret(settings.dataDir, 'payment-key');
  const deliveries = deliverNotices({ db, key: paymentKey, log });
  await serveSandboxPay(app, payments, deliveries.look);
  await servePaymentNotices(app, services, paymentKey);
  const limits = limitCalls(shared.counters, settings.rateLimitFactor);
  const { shed: onShed } = metrics;
  const { queue } = settings;
  const handlers = createHandlers(services);
  serveCalls(app, { handlers, sessions, idempotency, limits, providerKey, queue, onShed });

  const { entryCodes, lockout, networkAccounts, pendingLogins, phoneCodes, transferTokens } = services;
  const keepers = [captchas, entryCodes, idempotency, lockout, sessions];
  const chores = [...keepers, networkAccounts, pendingLogins, phoneCodes, transferTokens].map(
    (keeper) => () => keeper.sweep(),
  );
  undo.push(
    sweepEvery(
      SWEEP_MS,
      [
        ...chores,
        () => refundAbandonedRounds(services),
        () => forgetTrackedEvents(db),
        () => forgetNotices(db),
      ],
      log,
    ),
  );

  undo.push(sweepEvery(EXPIRE_MS, [() => expireDeposits(services, new Date())], log));
  undo.push(sweepEvery(REWARD_MS, [() => giveDueRewards(services)], log));

  const url = await open(app, settings);
  deliveries.start(url + PAYMENT_NOTICE_PATH);
  undo.push(() => deliveries.stop());
  return { url, databaseUrl: database.url, metrics: () => metrics.text() };
}

/** @returns what stops it, once the sweep that runs is done */
function sweepEvery(
  everyMs: number,
  chores: readonly (() => Promise<void>)[],
  log: FastifyBaseLogger,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = Promise.all(chores.map((chore) => chore())).catch((error: unknown) =>
      log.error({ err: error }, 'a sweep failed'),
    );
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function open(app: ReturnType<typeof createServer>, { host, port }: Settings): Promise<string> {
  try {
    return await listen(app, { host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartFailure(
        `Port ${port} is in use: stop what uses it, or set PLATFORM_PORT to another port.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartFailure(`Port ${port} needs more rights: set PLATFORM_PORT to one above 1023.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartFailure(`HOST="${host}" is no address of this machine: set another, or none.`);
    }
    throw error;
  }
}
