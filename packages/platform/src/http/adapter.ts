import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '@tessera/domain';
import {
  CALLS,
  HEADERS,
  bearer,
  bearerToken,
  callUrl,
  decodePayload,
  encodeAnswer,
  snake,
  withoutSecrets,
  type Call,
  type CallKey,
} from '@tessera/wire';
import type { Member } from '../db/schema/members.ts';
import { passwordChangeDue } from '../auth/password-change-due.ts';
import { asGuestOutsideRecords, outsideRecords } from '../auth/records/records-only.ts';
import { needsFreshProof, staleProof } from '../auth/proof/fresh-proof.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import { hashOfKey } from './idempotency/seal.ts';
import type { Limits } from './limits.ts';
import type { Sessions, Visit } from '../sessions/sessions.ts';
import type { Context, Handlers } from './handlers.ts';
import { fieldOutOfRange } from './id-range.ts';
import { Refusal, forbidden, malformed, unauthorised, unavailable } from './refusal.ts';
import { messageOfKey } from './refusal.texts.ts';
import type { Settings } from '../settings.ts';
import { createAdmission, Overloaded, type ShedReason } from './admission.ts';

interface Adapter {
  readonly handlers: Handlers;
  readonly sessions: Sessions;
  readonly idempotency: Idempotency;
  readonly limits: Limits;
  readonly providerKey: string;
  readonly queue: Settings['queue'];
  readonly proofMs: Settings['proofMs'];
  /** Called for each request that was shed. */
  readonly onShed: (lane: Lane, reason: ShedReason) => void;
}

/** Reads and writes wait apart: a crowd that looks does not keep a wager or a withdrawal waiting, nor the other way round. */
type Lane = 'read' | 'write';

/** Per lane. Some calls wait for more than the database, so these are more than the connections to it. */
const CONCURRENT = 32;

/** Any handler, as the adapter sees it: its types were checked where it was written. */
type AnyHandler = (payload: unknown, context: object) => Promise<unknown>;
/** Any call's context: what the adapter itself uses of it. */
type AnyContext = Pick<Context<CallKey>, 'language' | 'requireFreshProof'> &
  Readonly<Record<string, unknown>>;

/** Makes each call of the wire a route: decode, check who asks, hand over, encode. */
export function serveCalls(app: FastifyInstance, adapter: Adapter): void {
  const { length: waiting, waitMs: maxWaitMs } = adapter.queue;
  const admission = { concurrent: CONCURRENT, waiting, maxWaitMs };
  const lanes = { read: createAdmission(admission), write: createAdmission(admission) };
  for (const [key, call] of Object.entries(CALLS) as [CallKey, Call][]) {
    const handler = adapter.handlers[key] as unknown as AnyHandler;
    const lane: Lane = call.idempotent && call.audience !== 'provider' ? 'read' : 'write';
    app.route({
      method: call.method,
      url: callUrl(call),
      config: { call: call.name },
      handler: (request, reply) =>
        lanes[lane](clientOf(reply), async () => {
          await adapter.limits.check(call, request);
          const caller = await callerOf(call, request, adapter);
          if (caller) await adapter.limits.checkMember(call, caller.member);
          const visit = asGuestOutsideRecords(call, caller);
          if (caller?.replacement) reply.header(HEADERS.authorization, bearer(caller.replacement));
          const outside = outsideRecords(call, visit, languageOf(request));
          if (outside) throw outside;
          const received = decodePayload(call, call.method === 'GET' ? request.query : request.body);
          if (received.kind === 'malformed') throw malformed(received.field, received.reason);
          // What a provider stores with a round is its own, times and all.
          const tooLarge = call.audience === 'provider' ? undefined : fieldOutOfRange(received.payload);
          if (tooLarge !== undefined) throw malformed(snake(tooLarge), 'is larger than any here');
          const recordsMember = visit ? undefined : caller?.member;
          const context = contextOf(call, request, { visit, recordsMember }, adapter);
          const answer = async () => {
            // Not outside: a repetition of what was carried out gets its first answer without another proof.
            const due = passwordChangeDue(key, visit, context.language);
            if (due) throw due;
            if (needsFreshProof(key, call)) context.requireFreshProof();
            return encodeAnswer(call, (await handler(received.payload, context)) as never);
          };
          reply.header('cache-control', 'no-store');
          const idempotencyKey = request.headers[HEADERS.idempotencyKey];
          if (call.idempotent || typeof idempotencyKey !== 'string') return answer();
          const scope = `${call.name}:${visit?.member.id ?? 'guest'}`;
          const payload = withoutSecrets(call, received.payload);
          return adapter.idempotency.once({ scope, key: idempotencyKey, payload }, answer);
        }).catch((error: unknown) => {
          if (!(error instanceof Overloaded)) throw error;
          adapter.onShed(lane, error.reason);
          throw unavailable();
        }),
    });
  }
}

/** Aborts when the connection closes before the answer is sent. */
function clientOf({ raw }: FastifyReply): AbortSignal {
  const client = new AbortController();
  if (raw.destroyed) client.abort();
  else raw.once('close', () => client.abort());
  return client.signal;
}

/**
 * Who sent the request. A guest's call is answered whatever the token says: an ended session must not hide the lobby.
 */
async function callerOf(call: Call, request: FastifyRequest, adapter: Adapter): Promise<Visit | undefined> {
  if (call.audience === 'provider') {
    const key = request.headers[HEADERS.providerKey];
    if (typeof key !== 'string' || !isSame(key, adapter.providerKey)) throw unauthorised();
    return undefined;
  }
  const token = bearerToken(request.headers.authorization);
  const origin = { address: request.ip, agent: agentOf(request) };
  const visit = token === undefined ? undefined : await adapter.sessions.authenticate(token, origin);
  if (call.audience !== 'guest' && !visit) throw unauthorised();
  if (call.audience === 'agent' && !visit?.member.isAgent) throw forbidden('for agents only');
  return visit;
}

function languageOf({ headers }: FastifyRequest): LocaleCode {
  const header = headers[HEADERS.language];
  return (typeof header === 'string' ? findLocale(header) : undefined) ?? DEFAULT_LOCALE;
}

const agentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

function contextOf(
  call: Call,
  request: FastifyRequest,
  { visit, recordsMember }: { readonly visit: Visit | undefined; readonly recordsMember: Member | undefined },
  { proofMs }: Adapter,
): AnyContext {
  const language = languageOf(request);
  return {
    member: visit?.member,
    session: visit?.session,
    recordsMember,
    language,
    address: request.ip,
    agent: agentOf(request),
    origin: `${request.protocol}://${request.host}`,
    requestId: request.id,
    operation: operationOf(request),
    log: request.log,
    requireFreshProof() {
      const refusal = staleProof({ provedAt: visit?.session.provedAt ?? null }, proofMs, language);
      if (refusal) throw refusal;
    },
    refuse: (code: string, data?: unknown) =>
      new Refusal(code, messageOfKey(call.codes[code] ?? code, language), { data }),
  };
}

function operationOf(request: FastifyRequest): string | null {
  const key = request.headers[HEADERS.idempotencyKey];
  return typeof key === 'string' ? hashOfKey(key) : null;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
