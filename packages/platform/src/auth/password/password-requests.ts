import { randomInt } from 'node:crypto';
import { and, asc, count, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  isSamePhone,
  PASSWORD_CODE_LIFE_S,
  PHONE_CODE_DIGITS,
  SMS_COUNTDOWN_S,
  type LocaleCode,
} from '@tessera/domain';
import type { Database, Queries } from '../../db/connect.ts';
import { members, type Member } from '../../db/schema/members.ts';
import { passwordRequests } from '../../db/schema/outbox.ts';
import { sites } from '../../db/schema/site.ts';
import { serializable, type Transaction } from '../../db/serializable.ts';
import { emailOfPasswordCode, smsOfCode } from '../../outbox/message.texts.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { siteNameOf } from '../../site/site-name.ts';
import { takeSmsCredit } from '../sms-credit.ts';
import { hashClaim, hashCode, type Claim } from './claim.ts';

/** Requests for one account and contact within a day. */
export const REQUESTS_OF_CLAIM_PER_DAY = 5;
/** Requests of one network, which a household may share, within a day. */
export const REQUESTS_OF_NETWORK_PER_DAY = 50;
/** Wrong answers that end a code; a million to five. */
export const WRONG_CODES_TO_END = 5;

/** How often unhandled requests are looked for. */
const LOOK_MS = 500;
const BATCH = 20;
const DAY_S = 24 * 3_600;

interface NewRequest {
  readonly claim: Claim;
  readonly siteId: number;
  /** Of the visitor, for accounts that do not exist. */
  readonly network: string;
}

export interface RightCode {
  readonly id: number;
  readonly memberId: number;
}

export interface PasswordRequests {
  /**
   * Writes a request down without looking at the members: the work is the same for every account. A repetition within
   * {@link SMS_COUNTDOWN_S} changes nothing.
   */
  open(request: NewRequest): Promise<{ readonly resendInS: number } | 'too many'>;
  /**
   * Counts a try of a code before it is compared, so that parallel tries cannot exceed the limit.
   * @returns what {@link use} takes where the code is right
   */
  judge(claim: Claim, code: string): Promise<RightCode | 'wrong' | 'expired' | 'too many'>;
  /** Uses up the code and the member's others. @returns whether it was still there */
  use(queries: Queries, proof: RightCode): Promise<boolean>;
  start(): void;
  /** Handles what is open: sends codes to those who are members. */
  look(): Promise<void>;
  stop(): Promise<void>;
  sweep(): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly factor: number;
  readonly log: FastifyBaseLogger;
}

export function createPasswordRequests({ db, outbox, factor, log }: Parts): PasswordRequests {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  /** @returns how many were handled */
  const handleBatch = (): Promise<number> =>
    db.transaction(async (tx) => {
      const open = await tx
        .select()
        .from(passwordRequests)
        .where(and(isNull(passwordRequests.handledAt), isYoung))
        .orderBy(asc(passwordRequests.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const request of open) {
        const sent = await sendCode(tx, outbox, request);
        await tx
          .update(passwordRequests)
          .set({ handledAt: sql`now()`, ...sent })
          .where(eq(passwordRequests.id, request.id));
      }
      return open.length;
    });

  const requests: PasswordRequests = {
    open: ({ claim, siteId, network }) =>
      serializable(db, async (tx) => {
        const claimHash = hashClaim(claim);
        const ofClaim = eq(passwordRequests.claimHash, claimHash);
        const ofNetwork = eq(passwordRequests.network, network);
        const [latest] = await tx
          .select({
            resendInS: sql<number>`ceil(extract(epoch FROM ${passwordRequests.createdAt} - (${ago(SMS_COUNTDOWN_S)})))::int`,
          })
          .from(passwordRequests)
          .where(and(ofClaim, gt(passwordRequests.createdAt, ago(SMS_COUNTDOWN_S))))
          .orderBy(desc(passwordRequests.id))
          .limit(1);
        if (latest) return latest;
        const countOfDay = async (is: SQL): Promise<number> => {
          const [row] = await tx
            .select({ requests: count() })
            .from(passwordRequests)
            .where(and(is, gt(passwordRequests.createdAt, ago(DAY_S))));
          return row?.requests ?? 0;
        };
        if ((await countOfDay(ofClaim)) >= REQUESTS_OF_CLAIM_PER_DAY) return 'too many';
        if ((await countOfDay(ofNetwork)) >= REQUESTS_OF_NETWORK_PER_DAY * factor) return 'too many';
        await tx.insert(passwordRequests).values({ ...claim, claimHash, siteId, network });
        return { resendInS: SMS_COUNTDOWN_S };
      }),

    async judge(claim, code) {
      const [latest] = await db
        .select({
          id: passwordRequests.id,
          usedAt: passwordRequests.usedAt,
          isYoung: sql<boolean>`${isYoung}`,
        })
        .from(passwordRequests)
        .where(eq(passwordRequests.claimHash, hashClaim(claim)))
        .orderBy(desc(passwordRequests.id))
        .limit(1);
      if (!latest || latest.usedAt) return 'wrong';
      if (!latest.isYoung) return 'expired';
      const here = eq(passwordRequests.id, latest.id);
      const [tried] = await db
        .update(passwordRequests)
        .set({ wrongAnswers: sql`${passwordRequests.wrongAnswers} + 1` })
        .where(and(here, lt(passwordRequests.wrongAnswers, WRONG_CODES_TO_END)))
        .returning({ codeHash: passwordRequests.codeHash, memberId: passwordRequests.memberId });
      if (!tried) return 'too many';
      const isRight = tried.codeHash === hashCode(claim, code);
      if (!isRight || tried.memberId === null) return 'wrong';
      return { id: latest.id, memberId: tried.memberId };
    },

    async use(queries, { id, memberId }) {
      const used = await queries
        .update(passwordRequests)
        .set({ usedAt: sql`now()` })
        .where(and(eq(passwordRequests.id, id), isNull(passwordRequests.usedAt)))
        .returning({ id: passwordRequests.id });
      if (used.length === 0) return false;
      await queries
        .update(passwordRequests)
        .set({ usedAt: sql`now()` })
        .where(and(eq(passwordRequests.memberId, memberId), isNull(passwordRequests.usedAt)));
      return true;
    },

    start() {
      timer = setInterval(() => void requests.look(), LOOK_MS);
    },

    look() {
      running ??= (async () => {
        let handled = await handleBatch();
        while (handled === BATCH) handled = await handleBatch();
      })()
        .catch((error: unknown) => log.error({ err: error }, 'requests for passwords could not be handled'))
        .finally(() => (running = undefined));
      return running;
    },

    async stop() {
      clearInterval(timer);
      await running;
    },

    async sweep() {
      await db.delete(passwordRequests).where(lt(passwordRequests.createdAt, ago(DAY_S)));
    },
  };
  return requests;
}

/** Sends a code where the account exists, is open, and has this contact. */
async function sendCode(
  tx: Transaction,
  outbox: Outbox,
  request: typeof passwordRequests.$inferSelect,
): Promise<{ memberId: number; codeHash: string } | undefined> {
  const { accountKey, channel, contact, siteId } = request;
  const [member] = await tx.select().from(members).where(eq(members.accountKey, accountKey));
  const address = member && addressOf(member, request);
  if (!address || member.status === 'disabled') return undefined;
  if (channel === 'sms' && (await takeSmsCredit(tx, siteId)) !== 'taken') return undefined;
  const code = String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0');
  const { language } = member;
  await outbox.queue(tx, {
    channel,
    address,
    validForS: PASSWORD_CODE_LIFE_S,
    ...(channel === 'sms' && { creditSiteId: siteId }),
    ...textOf(channel, language, { site: await nameOf(tx, siteId, language), code, minutes: MINUTES }),
  });
  return { memberId: member.id, codeHash: hashCode({ accountKey, channel, contact }, code) };
}

const MINUTES = PASSWORD_CODE_LIFE_S / 60;

function addressOf(member: Member, { channel, contact }: Claim): string | undefined {
  if (channel === 'sms') {
    return member.phone && isSamePhone(member.phone, contact, member.currency) ? member.phone : undefined;
  }
  return member.emailKey === contact ? (member.email ?? undefined) : undefined;
}

function textOf(
  channel: Claim['channel'],
  language: LocaleCode,
  facts: Parameters<typeof emailOfPasswordCode>[1],
): { readonly subject?: string; readonly body: string } {
  return channel === 'email'
    ? emailOfPasswordCode(language, facts)
    : { body: smsOfCode(language, 'password', facts) };
}

async function nameOf(tx: Transaction, siteId: number, language: LocaleCode): Promise<string> {
  const [site] = await tx.select().from(sites).where(eq(sites.id, siteId));
  return site ? siteNameOf(site.settings, language) : '';
}

const ago = (seconds: number): SQL => sql`now() - make_interval(secs => ${seconds})`;
const isYoung = gt(passwordRequests.createdAt, ago(PASSWORD_CODE_LIFE_S));
