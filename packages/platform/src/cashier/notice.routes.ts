import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  PAYMENT_HEADERS,
  PAYMENT_NOTICE_PATH,
  SUCCESS_CODE,
  fromWire,
  paymentNotice,
  type Envelope,
  type PaymentNotice,
} from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { paymentNotices } from '../db/schema/cashier.ts';
import { readJson } from '../http/json.ts';
import { keyReused, malformed, unauthorised } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { NOTICE_TOLERANCE_MS, judgeNotice } from './notice-signature.ts';
import { settleAndNotify } from './settle-and-notify.ts';

/**
 * Takes the payment provider's notices. What is not signed by it, too old or a replay is refused. All that is signed is
 * acknowledged, so that the provider stops repeating it: it has its effect once, is held for an operator, or changes
 * nothing any more.
 */
export async function servePaymentNotices(
  app: FastifyInstance,
  services: Services,
  key: string,
): Promise<void> {
  // In a scope of its own: the signature is over the bytes as they came.
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(PAYMENT_NOTICE_PATH, async (request): Promise<Envelope> => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await admit(services.db, request, body, key);
      await settleAndNotify(services, read(body));
      return { code: SUCCESS_CODE, message: 'success', data: null };
    });
  });
}

/** @throws Refusal where the notice is not the provider's, not from now, or has been sent before */
async function admit(queries: Queries, request: FastifyRequest, body: Buffer, key: string): Promise<void> {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [timestamp, signature] = [header(PAYMENT_HEADERS.timestamp), header(PAYMENT_HEADERS.signature)];
  if (judgeNotice(key, { timestamp, signature, body }, Date.now()) !== 'right') throw unauthorised();
  const taken = await queries
    .insert(paymentNotices)
    .values({ signature })
    .onConflictDoNothing()
    .returning({ signature: paymentNotices.signature });
  if (taken.length === 0) throw keyReused('this notice was sent before: sign it anew');
}

function read(body: Buffer): PaymentNotice {
  const parsed = v.safeParse(paymentNotice, fromWire(paymentNotice, readJson(body.toString('utf8'))));
  if (!parsed.success) throw malformed(v.getDotPath(parsed.issues[0]) ?? 'body', parsed.issues[0].message);
  return parsed.output;
}

/** Forgets signatures whose timestamp would be refused by now. */
export async function forgetNotices(queries: Queries): Promise<void> {
  await queries
    .delete(paymentNotices)
    .where(
      lt(paymentNotices.receivedAt, sql`now() - make_interval(secs => ${(2 * NOTICE_TOLERANCE_MS) / 1_000})`),
    );
}
