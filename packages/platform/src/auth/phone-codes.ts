import { createHash, randomInt } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { PHONE_CODE_DIGITS, SMS_COUNTDOWN_S } from '@tessera/domain';
import type { Database, Queries } from '../db/connect.ts';
import { serializable } from '../db/serializable.ts';
import { phoneCodes, registrationSettings } from '../db/schema/registration.ts';
import { networkOf } from '@tessera/server/network';
import type { SendSms } from './sms.ts';

/** Of one number: more than a person ever asks for, and little for who wants to annoy somebody. */
export const CODES_OF_PHONE_PER_DAY = 5;
/** Of one network, which a household may share, within {@link SMS_COUNTDOWN_S} and within a day. */
const CODES_OF_NETWORK_PER_WINDOW = 5;
const CODES_OF_NETWORK_PER_DAY = 50;
/** Wrong answers to one code; a million to five. */
export const WRONG_ANSWERS_TO_END = 5;

interface Wish {
  readonly siteId: number;
  readonly phone: string;
  /** The visitor's. */
  readonly address: string;
}

/** Why no code was sent. */
export type NotSent = 'too soon' | 'too many' | 'no credit' | 'off' | 'failed';

export interface PhoneCodes {
  send(wish: Wish): Promise<NotSent | 'sent'>;
  /** Looks at an answer without using it up; a wrong one is counted. `id` is for {@link use}. */
  judge(
    phone: string,
    answer: string,
  ): Promise<{ verdict: 'wrong' | 'unknown' } | { verdict: 'right'; id: number }>;
  /** @returns whether the code was still good */
  use(queries: Queries, id: number): Promise<boolean>;
  sweep(): Promise<void>;
}

export function keepPhoneCodes(db: Database, sendSms: SendSms, factor: number): PhoneCodes {
  return {
    async send({ siteId, phone, address }) {
      const code = String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0');
      const network = networkOf(address);
      const made = await serializable(db, async (tx): Promise<NotSent | number> => {
        const countSince = async (is: SQL, seconds: number) => {
          const [row] = await tx
            .select({ codes: count() })
            .from(phoneCodes)
            .where(and(is, gt(phoneCodes.createdAt, ago(seconds))));
          return row?.codes ?? 0;
        };
        const ofPhone = eq(phoneCodes.phone, phone);
        const ofNetwork = eq(phoneCodes.network, network);
        if ((await countSince(ofPhone, SMS_COUNTDOWN_S)) > 0) return 'too soon';
        if ((await countSince(ofNetwork, SMS_COUNTDOWN_S)) >= CODES_OF_NETWORK_PER_WINDOW * factor)
          return 'too soon';
        if ((await countSince(ofPhone, DAY_S)) >= CODES_OF_PHONE_PER_DAY) return 'too many';
        if ((await countSince(ofNetwork, DAY_S)) >= CODES_OF_NETWORK_PER_DAY * factor) return 'too many';
        const here = eq(registrationSettings.siteId, siteId);
        const [site] = await tx.select().from(registrationSettings).where(here);
        if (!site?.smsEnabled) return 'off';
        if (site.smsCredit < 1) return 'no credit';
        await tx
          .update(registrationSettings)
          .set({ smsCredit: site.smsCredit - 1 })
          .where(here);
        const [row] = await tx
          .insert(phoneCodes)
          .values({ phone, network, codeHash: hashCode(phone, code) })
          .returning({ id: phoneCodes.id });
        return row?.id ?? 'failed';
      });
      if (typeof made !== 'number') return made;
      // After the commit: a transaction that is tried again would send twice.
      const isSent = await sendSms({ phone, code }).catch(() => false);
      if (isSent) return 'sent';
      await db.transaction(async (tx) => {
        await tx.delete(phoneCodes).where(eq(phoneCodes.id, made));
        await tx
          .update(registrationSettings)
          .set({ smsCredit: sql`${registrationSettings.smsCredit} + 1` })
          .where(eq(registrationSettings.siteId, siteId));
      });
      return 'failed';
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
