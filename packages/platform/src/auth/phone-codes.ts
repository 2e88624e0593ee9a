import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { PHONE_CODE_DIGITS, SMS_COUNTDOWN_S, type LocaleCode } from '@tessera/domain';
import type { Database, Queries } from '../db/connect.ts';
import { serializable } from '../db/serializable.ts';
import { phoneCodes } from '../db/schema/registration.ts';
import { networkOf } from '@tessera/server/network';
import { smsOfCode } from '../outbox/message.texts.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { requireSite } from '../site/site.ts';
import { siteNameOf } from '../site/site-name.ts';
import { takeSmsCredit } from './sms-credit.ts';

/** Of one number: more than a person ever asks for, and little for who wants to annoy somebody. */
export const CODES_OF_PHONE_PER_DAY = 5;
/** Of one network, which a household may share, within {@link SMS_COUNTDOWN_S} and within a day. */
const CODES_OF_NETWORK_PER_WINDOW = 5;
const CODES_OF_NETWORK_PER_DAY = 50;
/** Of one network within a day, to clients that send no captcha: each code costs the operator money. */
export const UNPROVED_CODES_OF_NETWORK_PER_DAY = 3;
/** Wrong answers to one code; a million to five. */
export const WRONG_ANSWERS_TO_END = 5;

interface CodeRequest {
  readonly siteId: number;
  readonly phone: string;
  /** Of the message. */
  readonly language: LocaleCode;
  /** The visitor's. */
  readonly address: string;
  /** Whether a captcha or a member's session shows that no robot asks. */
  readonly isProved: boolean;
}

/** Why no code was sent. */
export type NotSent =
  { readonly why: 'too soon' | 'too many'; readonly until: Date } | { readonly why: 'no credit' | 'off' };

export interface PhoneCodes {
  /** Sends a code by the outbox, which repeats a failed attempt until the code has expired. */
  send(request: CodeRequest): Promise<NotSent | 'sent'>;
  /** Looks at an answer without using it up; a wrong one is counted. `id` is for {@link use}. */
  judge(
    phone: string,
    answer: string,
  ): Promise<{ verdict: 'wrong' | 'unknown' } | { verdict: 'right'; id: number }>;
  /** @returns whether the code was still good */
  use(queries: Queries, id: number): Promise<boolean>;
  sweep(): Promise<void>;
}

export function keepPhoneCodes(db: Database, outbox: Outbox, factor: number): PhoneCodes {
  return {
    async send({ siteId, phone, language, address, isProved }) {
      const code = String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0');
      const network = networkOf(address);
      return serializable(db, async (tx): Promise<NotSent | 'sent'> => {
        /** Until when there are too many codes of the last seconds; `undefined` where there are not. */
        const fullUntil = async (is: SQL, seconds: number, most: number) => {
          const [oldest] = await tx
            .select({ createdAt: phoneCodes.createdAt })
            .from(phoneCodes)
            .where(and(is, gt(phoneCodes.createdAt, ago(seconds))))
            .orderBy(desc(phoneCodes.createdAt))
            .offset(Math.ceil(most) - 1)
            .limit(1);
          return oldest && new Date(oldest.createdAt.getTime() + seconds * 1_000);
        };
        const ofPhone = eq(phoneCodes.phone, phone);
        const ofNetwork = eq(phoneCodes.network, network);
        const soon =
          (await fullUntil(ofPhone, SMS_COUNTDOWN_S, 1)) ??
          (await fullUntil(ofNetwork, SMS_COUNTDOWN_S, CODES_OF_NETWORK_PER_WINDOW * factor));
        if (soon) return { why: 'too soon', until: soon };
        const mostOfDay = isProved ? CODES_OF_NETWORK_PER_DAY : UNPROVED_CODES_OF_NETWORK_PER_DAY;
        const full =
          (await fullUntil(ofPhone, DAY_S, CODES_OF_PHONE_PER_DAY)) ??
          (await fullUntil(ofNetwork, DAY_S, mostOfDay * factor));
        if (full) return { why: 'too many', until: full };
        const credit = await takeSmsCredit(tx, siteId);
        if (credit !== 'taken') return { why: credit };
        await tx.insert(phoneCodes).values({ phone, network, codeHash: hashCode(phone, code) });
        const site = siteNameOf(await requireSite(tx, siteId), language);
        await outbox.queue(tx, {
          channel: 'sms',
          address: phone,
          body: smsOfCode(language, 'phone', { site, code, minutes: SMS_COUNTDOWN_S / 60 }),
          validForS: SMS_COUNTDOWN_S,
          creditSiteId: siteId,
        });
        return 'sent';
      });
    },

    async judge(phone, answer) {
      const [latest] = await db
        .select({ id: phoneCodes.id })
        .from(phoneCodes)
        .where(and(eq(phoneCodes.phone, phone), isGood))
        .orderBy(desc(phoneCodes.id))
        .limit(1);
      if (!latest) return { verdict: 'unknown' };
      const here = eq(phoneCodes.id, latest.id);
      // Counted before it is looked at: of many guesses at once, only as many as are left get through.
      const [tried] = await db
        .update(phoneCodes)
        .set({ wrongAnswers: sql`${phoneCodes.wrongAnswers} + 1` })
        .where(and(here, isGood))
        .returning({ codeHash: phoneCodes.codeHash });
      if (!tried) return { verdict: 'unknown' };
      if (tried.codeHash !== hashCode(phone, answer)) return { verdict: 'wrong' };
      await db
        .update(phoneCodes)
        .set({ wrongAnswers: sql`${phoneCodes.wrongAnswers} - 1` })
        .where(here);
      return { verdict: 'right', id: latest.id };
    },

    async use(queries, id) {
      const used = await queries
        .update(phoneCodes)
        .set({ usedAt: sql`now()` })
        .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.usedAt)))
        .returning({ id: phoneCodes.id });
      return used.length > 0;
    },

    async sweep() {
      await db.delete(phoneCodes).where(lt(phoneCodes.createdAt, ago(DAY_S)));
    },
  };
}

const DAY_S = 24 * 3_600;
const ago = (seconds: number): SQL => sql`now() - make_interval(secs => ${seconds})`;
const isGood = and(
  isNull(phoneCodes.usedAt),
  gt(phoneCodes.createdAt, ago(SMS_COUNTDOWN_S)),
  lt(phoneCodes.wrongAnswers, WRONG_ANSWERS_TO_END),
);

const hashCode = (phone: string, code: string): string =>
  createHash('sha256').update(`${phone} ${code}`).digest('base64url');
