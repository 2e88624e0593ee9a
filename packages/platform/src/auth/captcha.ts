import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { readDigits } from '@tessera/domain';
import type { Database } from '../db/connect.ts';
import { captchas } from '../db/schema/security.ts';
import { hashSecret, newSecret } from '../sessions/token.ts';
import { drawCaptcha } from './captcha-image.ts';
import { challengeOf, type Work } from './proof-of-work.ts';

const LIFE_MS = 5 * 60_000;
const DIGITS = 5;

export type CaptchaType = 1 | 2;

export interface Captchas {
  /** Creates a picture and the token that its answer is sent with. */
  make(type: CaptchaType): Promise<{ token: string; picture: string }>;
  /** Creates a proof of work, whose number is the answer. @param max the largest number it may be */
  makeWork(type: CaptchaType, max: number): Promise<{ token: string } & Work>;
  /** Whether the answer is right. Right or wrong, the token is used up. */
  redeem(type: CaptchaType, token: string, answer: string): Promise<boolean>;
  /** Like {@link redeem}, and tells a wrong answer from a captcha that is over or was never made. */
  judge(type: CaptchaType, token: string, answer: string): Promise<'right' | 'wrong' | 'unknown'>;
  sweep(): Promise<void>;
}

/** @param fixedAnswer for tests: the answer to every captcha */
export function keepCaptchas(db: Database, fixedAnswer: string | undefined): Captchas {
  async function keep(type: CaptchaType, answer: string): Promise<string> {
    const token = newSecret();
    await db.insert(captchas).values({
      tokenHash: hashSecret(token),
      type,
      answerHash: hashAnswer(token, answer),
      expiresAt: new Date(Date.now() + LIFE_MS),
    });
    return token;
  }

  const keeper: Captchas = {
    async make(type) {
      const answer = fixedAnswer ?? String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      const token = await keep(type, answer);
      return { token, picture: await drawCaptcha(answer) };
    },

    async makeWork(type, max) {
      const answer = String(randomInt(max + 1));
      return { token: await keep(type, answer), ...challengeOf(answer, max) };
    },

    redeem: async (type, token, answer) => (await keeper.judge(type, token, answer)) === 'right',

    async judge(type, token, answer) {
      const [used] = await db
        .delete(captchas)
        .where(
          and(
            eq(captchas.tokenHash, hashSecret(token)),
            eq(captchas.type, type),
            gt(captchas.expiresAt, sql`now()`),
          ),
        )
        .returning({ answerHash: captchas.answerHash });
      if (!used) return 'unknown';
      return used.answerHash === hashAnswer(token, readDigits(answer)) ? 'right' : 'wrong';
    },

    async sweep() {
      await db.delete(captchas).where(lt(captchas.expiresAt, sql`now()`));
    },
  };
  return keeper;
}

const hashAnswer = (token: string, answer: string): string =>
  createHash('sha256').update(`${token} ${answer}`).digest('base64url');
