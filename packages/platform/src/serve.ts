import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { agentFigures, PAYMENT_NOTICE_PATH } from '@tessera/wire';
import { installationSecret, StartFailure } from '@tessera/server';
import { listen } from '@tessera/server/listen';
import { keepNetworkAccounts } from './auth/address-rules.ts';
import { createRecordsTickets } from './auth/records/records-tickets.ts';
import { createAuthenticatorLogins } from './auth/authenticator/authenticator-logins.ts';
import { createAuthenticators } from './auth/authenticator/authenticators.ts';
import { createSecretBox } from './auth/authenticator/sealed-secret.ts';
import { sweepLogins } from './auth/login-history.ts';
import { keepCaptchas } from './auth/captcha.ts';
import { keepNetworkFailures } from './auth/network-failures.ts';
import { keepPendingLogins } from './auth/double-validation.ts';
import { keepEntryCodes } from './auth/entry-codes.ts';
import { createLockout } from './auth/lockout.ts';
import { createPasskeyChallenges } from './auth/passkeys/challenges.ts';
import { createPasskeyOffers } from './auth/passkeys/passkey-offers.ts';
import { createPasskeys } from './auth/passkeys/passkeys.ts';
import { createPasswordRequests } from './auth/password/password-requests.ts';
import { keepPhoneCodes } from './auth/phone-codes.ts';
import { keepTransferTokens } from './auth/transfer.ts';
import { expireDeposits } from './cashier/expire-deposits.ts';
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
import { serveSymbols } from './media/symbols.routes.ts';
import { collectMetrics } from './metrics/metrics.ts';
import { refundAbandonedRounds } from './provider/abandoned-rounds.ts';
import { JURISDICTION_RULES } from '@tessera/domain';
import { closeDueBonuses } from './bonuses/closing.ts';
import { followFigures } from './agent/figures-news.ts';
import { keepAgentDays } from './agent/kept-days.ts';
import { sweepCashDays } from './records/cash-days.ts';
import { serveDownloads } from './records/export/download.routes.ts';
import { createExportCodes } from './records/export/export-codes.ts';
import { giveDueRewards } from './recommendation/rewards.ts';
import { deliverNotices } from './sandbox-pay/deliveries.ts';
import { keepSandboxPayments } from './sandbox-pay/payments.ts';
import { createSandboxProvider } from './sandbox-id/identity-provider.ts';
import { sweepRecords } from './sandbox-id/records.adapter.ts';
import { sandboxIdOf } from './sandbox-id/sandbox-id.ts';
import { serveSandboxId } from './sandbox-id/sandbox-id.routes.ts';
import { serveSandboxPay } from './sandbox-pay/sandbox-pay.routes.ts';
import { keepSchedule } from './schedule/schedule.ts';
import { inviteYearly } from './responsible/yearly-invitation.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createSenders } from './outbox/senders.ts';
import type { Platform } from './platform.ts';
import { createDelivery } from './push/delivery.ts';
import { ensurePushKeys } from './push/push-key.ts';
import { createPushes } from './push/pushes.ts';
import type { Services } from './services.ts';
import { keepSessions } from './sessions/sessions.ts';
import { sweepEvery } from './sweep-every.ts';
import { forgetTrackedEvents } from './site/tracking.ts';
import type { Settings } from './settings.ts';
import { openSharedState } from './shared-state/shared-state.ts';
import { createAttempts } from './third-party/attempts.ts';
import { fillDatabase } from './seed/fill-database.ts';
import { createLinkedLogins } from './third-party/linked-logins.ts';
import { createProvider } from './third-party/providers.ts';

/** What has been begun before this code was there. */
export interface Beginning {
  readonly settings: Settings;
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
/** Of a site without an address of its own: push services want to know whom to write to. */
const NO_CONTACT = 'mailto:operator@tessera.invalid';
/** How late something that was planned may come. */
const SCHEDULE_MS = 5_000;

/** Seeds the database, then serves HTTP and realtime on one port. Pictures are drawn meanwhile. */
export async function serve({
  settings,
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
  await fillDatabase(db, settings, log);
  const media = await opening;
  undo.push(() => media.close());
  const drawing = settings.drawPictures
    ? drawInOrder(media, () => firstViewPictures({ db, media }), log)
    : undefined;
  undo.push(() => drawing?.stop());
  const providerKey = settings.providerKey ?? installationSecret(settings.dataDir, 'provider-key');
  const sessions = keepSessions(db, settings.sessionIdleMs, log);
  const site = new URL(database.url).pathname.slice(1);
  const shared = await openSharedState({ redisUrl: settings.redisUrl, site, log });
  undo.push(() => shared.close());
  const metrics = collectMetrics();
  const figuresNews = followFigures(db, (agentId) => live.toConnected(agentId, agentFigures, {}), log);
  const onMemberEvent = figuresNews.follow;
  const live = await serveLive({ http: app.server, sessions, shared, metrics, log, onMemberEvent });
  undo.push(() => app.close());
  undo.push(() => live.close());
  undo.push(() => figuresNews.close());
  const hearing = await hearNotices({ db, url: database.url, live, sessions, log });
  undo.push(() => hearing.close());
  live.announceBy(() => hearing.passOn());
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
  const authenticatorKey =
    settings.authenticatorKey ?? installationSecret(settings.dataDir, 'authenticator-key');
  const { rateLimitFactor: factor } = settings;
  const outbox = createOutbox(db, createSenders(settings, log), log);
  const pushKeys = await ensurePushKeys(db, settings.pushPrivateKey);
  const pushDelivery = createDelivery({
    keys: pushKeys,
    contact: settings.publicUrl?.startsWith('https:') ? settings.publicUrl : NO_CONTACT,
    testOrigin: settings.pushTestOrigin,
  });
  const pushes = createPushes(db, pushDelivery, log);
  const hasSandboxId = settings.oidcProviders === undefined && !settings.isProduction;
  const sandboxId = sandboxIdOf(db);
  const sandboxProvider = createSandboxProvider(sandboxId);
  const providers = settings.oidcProviders?.map((provider) => createProvider(provider, log)) ?? [];
  const services: Services = {
    settings,
    providerKey,
    pushPublicKey: pushKeys.publicKey,
    db,
    sessions,
    authenticatorLogins: createAuthenticatorLogins(db),
    authenticators: createAuthenticators(db, createSecretBox(authenticatorKey)),
    attempts: createAttempts(db),
    captchas,
    entryCodes: keepEntryCodes(db, sessions),
    identityProviders: new Map(
      [...providers, ...(hasSandboxId ? [sandboxProvider] : [])].map((provider) => [provider.id, provider]),
    ),
    linkedLogins: createLinkedLogins(db),
    lockout: createLockout(db),
    networkAccounts: keepNetworkAccounts(db, factor),
    networkFailures: keepNetworkFailures(db, factor),
    exportCodes: createExportCodes(db),
    passkeyChallenges: createPasskeyChallenges(db),
    passkeyFailures: keepNetworkFailures(db, factor, 'passkey'),
    passkeyOffers: createPasskeyOffers(db),
    passkeys: createPasskeys(db),
    pendingLogins: keepPendingLogins(db),
    passwordRequests: createPasswordRequests({ db, outbox, factor, log }),
    phoneCodes: keepPhoneCodes(db, outbox, factor),
    recordsTickets: createRecordsTickets(db),
    resetFailures: keepNetworkFailures(db, factor, 'reset'),
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
  serveSymbols(app, db, media);
  serveDownloads(app, services);
  const paymentKey = settings.paymentKey ?? installationSecret(settings.dataDir, 'payment-key');
  const deliveries = deliverNotices({ db, key: paymentKey, log });
  await serveSandboxPay(app, payments, deliveries.look);
  if (hasSandboxId) await serveSandboxId(app, sandboxId);
  await servePaymentNotices(app, services, paymentKey);
  const limits = limitCalls(shared.counters, factor);
  const { shed: onShed } = metrics;
  const { proofMs, queue } = settings;
  const handlers = createHandlers(services);
  serveCalls(app, { handlers, sessions, idempotency, limits, providerKey, queue, proofMs, onShed });

  const { entryCodes, lockout, networkAccounts, pendingLogins, phoneCodes, recordsTickets, transferTokens } =
    services;
  const {
    attempts,
    authenticatorLogins,
    authenticators,
    exportCodes,
    passkeyChallenges,
    passkeyOffers,
    passwordRequests,
  } = services;
  const keepers = [
    recordsTickets,
    authenticatorLogins,
    authenticators,
    captchas,
    entryCodes,
    idempotency,
    lockout,
    sessions,
  ];
  const others = [
    attempts,
    exportCodes,
    networkAccounts,
    outbox,
    passkeyChallenges,
    passkeyOffers,
    passwordRequests,
    pendingLogins,
    phoneCodes,
    pushes,
    transferTokens,
  ];
  const chores = [...keepers, ...others].map((keeper) => () => keeper.sweep());
  undo.push(
    sweepEvery(
      SWEEP_MS,
      [
        ...chores,
        () => refundAbandonedRounds(services),
        () => forgetTrackedEvents(db),
        () => forgetNotices(db),
        () => sweepRecords(db),
        () => sweepLogins(db),
        () => sweepCashDays(db),
        () => inviteYearly(services, JURISDICTION_RULES[settings.jurisdiction], new Date()),
      ],
      log,
    ),
  );

  undo.push(
    sweepEvery(EXPIRE_MS, [() => expireDeposits(services, new Date()), () => keepAgentDays(db)], log),
  );
  undo.push(sweepEvery(SCHEDULE_MS, [() => keepSchedule(db)], log));
  undo.push(sweepEvery(REWARD_MS, [() => giveDueRewards(services), () => closeDueBonuses(services)], log));

  const url = await open(app, settings);
  deliveries.start(url + PAYMENT_NOTICE_PATH);
  sandboxProvider.start(url);
  undo.push(() => deliveries.stop());
  outbox.start();
  undo.push(() => outbox.stop());
  pushes.start();
  undo.push(() => pushes.stop());
  passwordRequests.start();
  undo.push(() => passwordRequests.stop());
  return { url, databaseUrl: database.url, metrics: () => metrics.text() };
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
