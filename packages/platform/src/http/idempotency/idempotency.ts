import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Envelope } from '@tessera/wire';
import type { Database } from '../../db/connect.ts';
import { idempotencyKeys } from '../../db/schema/security.ts';
import { Refusal, keyReused, malformed } from '../refusal.ts';
import { hashOfKey, macOfPayload, macOfText, seal, unseal } from './seal.ts';

/** How long a first answer waits for its key to come again. */
export const IDEMPOTENCY_KEEP_MS = 24 * 3_600_000;
/** Who works on a request says so this often. */
const SIGN_OF_LIFE_MS = 1_000;
/** A request of which nothing was heard for this long was begun by a process that died: its repetition begins it anew. */
const ABANDONED_MS = 4_000;
/** A repetition waits this long for the first answer, and asks for it ever more seldom. */
const PATIENCE_MS = 10_000;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 500;

interface Attempt {
  /** Call and member: another member's key is another key. */
  readonly scope: string;
  readonly key: string;
  readonly payload: unknown;
}

export interface Idempotency {
  /**
   * Runs `answer` the first time, and gives the first answer, refusals included, to every repetition.
   * @throws Refusal 409 where the same key comes with another payload
   */
  once(attempt: Attempt, answer: () => Promise<Envelope>): Promise<Envelope>;
  /** Forgets what is older than a day. */
  sweep(): Promise<void>;
}

type Kept =
  { readonly envelope: Envelope } | { readonly refusal: { code: string; message: string; data: unknown } };

export function keepFirstAnswers(db: Database): Idempotency {
  return {
    async once({ scope, key, payload }, answer) {
      if (!/^[\x21-\x7e]{16,128}$/.test(key)) {
        throw malformed('idempotency-key', 'must have 16 to 128 visible characters');
      }
      const keyHash = hashOfKey(key);
      const payloadMac = macOfPayload(key, payload);
      const same = [payloadMac, macOfText(key, payload)];
      const here = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.keyHash, keyHash));
      const isAbandoned = and(
        isNull(idempotencyKeys.sealedAnswer),
        olderThan(ABANDONED_MS),
        // Its effect may be there already: with another payload the key stays used.
        inArray(idempotencyKeys.payloadMac, same),
      );
      const end = Date.now() + PATIENCE_MS;
      for (let wait = FIRST_WAIT_MS; Date.now() < end; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
        const claimed = await db
          .insert(idempotencyKeys)
          .values({ scope, keyHash, payloadMac })
          .onConflictDoUpdate({
            target: [idempotencyKeys.scope, idempotencyKeys.keyHash],
            set: { payloadMac, sealedAnswer: null, createdAt: sql`now()` },
            setWhere: or(olderThan(IDEMPOTENCY_KEEP_MS), isAbandoned),
          })
          .returning({ scope: idempotencyKeys.scope });
        if (claimed.length > 0) return run();
        const [first] = await db.select().from(idempotencyKeys).where(here);
        if (first && !same.includes(first.payloadMac)) {
          throw keyReused('this idempotency key was used with another payload');
        }
        if (first?.sealedAnswer) return replay(unseal(key, first.sealedAnswer) as Kept);
        await delay(wait);
      }
      throw keyReused('the first request with this idempotency key is still being worked on');

      async function run(): Promise<Envelope> {
        const alive = setInterval(() => {
          const stillRuns = and(here, isNull(idempotencyKeys.sealedAnswer));
          // One that fails is followed by another.
          db.update(idempotencyKeys)
            .set({ createdAt: sql`now()` })
            .where(stillRuns)
            .catch(() => undefined);
        }, SIGN_OF_LIFE_MS);
        try {
          const envelope = await answer();
          await keep({ envelope });
          return envelope;
        } catch (error) {
          if (!(error instanceof Refusal)) await abandon();
          else if (error.status === 200) {
            await keep({ refusal: { code: error.code, message: error.message, data: error.data } });
          } else await db.delete(idempotencyKeys).where(here);
          throw error;
        } finally {
          clearInterval(alive);
        }
      }

      /** The same may be tried again at once. Where even this fails, a little later. */
      async function abandon(): Promise<void> {
        await db
          .update(idempotencyKeys)
          .set({ createdAt: sql`now() - make_interval(secs => ${ABANDONED_MS / 1_000} + 1)` })
          .where(here)
          .catch(() => undefined);
      }

      async function keep(kept: Kept): Promise<void> {
        await db
          .update(idempotencyKeys)
          .set({ sealedAnswer: seal(key, kept) })
          .where(here);
      }
    },

    async sweep() {
      await db.delete(idempotencyKeys).where(olderThan(IDEMPOTENCY_KEEP_MS));
    },
  };
}

function replay(kept: Kept): Envelope {
  if ('envelope' in kept) return kept.envelope;
  throw new Refusal(kept.refusal.code, kept.refusal.message, { data: kept.refusal.data });
}

const olderThan = (ageMs: number) =>
  lt(idempotencyKeys.createdAt, sql`now() - make_interval(secs => ${ageMs / 1_000})`);
