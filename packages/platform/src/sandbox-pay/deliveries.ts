import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { PAYMENT_HEADERS, SUCCESS_CODE, readEnvelope } from '@tessera/wire';
import { signNotice } from '../cashier/notice-signature.ts';
import type { Database } from '../db/connect.ts';
import { sandboxNotices } from '../db/schema/sandbox-pay.ts';

/** How often it is looked for notices that are due. */
const LOOK_MS = 1_000;
/** At one time. */
const MOST = 10;
/** The wait after the first attempt doubles with each, up to an hour. */
const FIRST_WAIT_S = 2;
const LONGEST_WAIT_S = 3_600;
const ANSWER_MS = 10_000;
const MAX_ANSWER = 200;

interface Parts {
  readonly db: Database;
  /** What the merchant knows the sandbox's signature by. */
  readonly key: string;
  readonly log: FastifyBaseLogger;
}

interface Due {
  readonly id: string;
  readonly body: string;
  [column: string]: unknown;
}

export interface Deliveries {
  /** @param address where the merchant takes notices */
  start(address: string): void;
  /** Looks for what is due now, and settles when its first attempt is over. */
  look(): Promise<void>;
  /** Settles when the attempts that run are over. */
  stop(): Promise<void>;
}

/**
 * Tells the merchant what became of payments, again and again until it is acknowledged. Which are still to be told stands
 * in the database: after a crash, and with several processes, each is told at least once.
 */
export function deliverNotices({ db, key, log }: Parts): Deliveries {
  const ending = new AbortController();
  let address: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;

  function look(): Promise<void> {
    isAsked = true;
    running ??= lookWhileAsked().finally(() => (running = undefined));
    return running;
  }

  /** What became due after the last look of one that runs is due for whoever asked meanwhile. */
  async function lookWhileAsked(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await deliverDue().catch((error: unknown) =>
        log.error({ err: error }, 'payment notices could not be looked for'),
      );
    }
  }

  async function deliverDue(): Promise<void> {
    if (address === undefined) return;
    const to = address;
    for (let due = await take(db); due.length > 0 && !ending.signal.aborted; due = await take(db)) {
      await Promise.all(due.map((notice) => deliver(notice, to)));
    }
  }

  async function deliver({ id, body }: Due, to: string): Promise<void> {
    const answer = await send(body, to);
    const acknowledgedAt = answer === 'acknowledged' ? new Date() : null;
    if (!acknowledgedAt) log.warn({ body, answer }, 'a payment notice was not acknowledged: it comes again');
    await db
      .update(sandboxNotices)
      .set({ lastAnswer: answer, acknowledgedAt })
      .where(eq(sandboxNotices.id, BigInt(id)));
  }

  async function send(body: string, to: string): Promise<string> {
    const timestamp = String(Date.now());
    try {
      const response = await fetch(to, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [PAYMENT_HEADERS.timestamp]: timestamp,
          [PAYMENT_HEADERS.signature]: signNotice(key, timestamp, body),
        },
        body,
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWER_MS)]),
      });
      const envelope = readEnvelope(await response.json());
      if (response.ok && envelope?.code === SUCCESS_CODE) return 'acknowledged';
      return `${response.status} ${envelope?.message ?? ''}`.slice(0, MAX_ANSWER);
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ANSWER);
    }
  }

  return {
    start(merchant) {
      address = merchant;
      timer = setInterval(() => void look(), LOOK_MS);
    },
    look,
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}

/** Takes what is due; nobody else does before its next attempt, which is set here and so also comes after a crash. */
async function take(db: Database): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    UPDATE sandbox_notices SET attempts = attempts + 1,
      next_at = now() + make_interval(secs => least(${FIRST_WAIT_S} * power(2, least(attempts, 20)), ${LONGEST_WAIT_S}))
    WHERE id IN (
      SELECT id FROM sandbox_notices WHERE acknowledged_at IS NULL AND next_at <= now()
      ORDER BY next_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED)
    RETURNING id, body`);
  return rows;
}
