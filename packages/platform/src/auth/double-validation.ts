import { and, eq, gt, lt, sql } from 'drizzle-orm';
import {
  doubleValidationQuestion,
  toWire,
  type Calls,
  type AnswerInputOf,
  type ReceivedOf,
} from '@tessera/wire';
import type { Database } from '../db/connect.ts';
import { members, type Member } from '../db/schema/members.ts';
import { pendingLogins, type QuestionColumn } from '../db/schema/registration.ts';
import type { DeviceRecord } from '../db/schema/security.ts';
import type { Context } from '../http/handlers.ts';
import { orShut } from '../responsible/refusals.ts';
import type { Services } from '../services.ts';
import { hashSecret, newSecret } from '../sessions/token.ts';
import { ruleAgainst } from './address-rules.ts';
import { admit } from './admit.ts';
import { isBarred } from './barred.ts';
import { couldAnswer, isAnswer } from './questions.ts';
import { lockedInWords } from './lock-refusal.ts';
import { noteLogin } from './login-history.ts';
import { holdPassword, orOutdated, type ProvedLogin } from './outdated.ts';
import { inWords } from './refusal.texts.ts';
import { securityOf } from './security.ts';

const LIFE_MS = 5 * 60_000;
/** The last of them ends the login (spec §8 Double validation, 998). */
export const WRONG_ANSWERS_TO_FAIL = 3;

/** What is asked now. */
export type Asked = AnswerInputOf<Calls['doubleValidationSkip']>;

interface Pending {
  readonly member: Member;
  readonly device: DeviceRecord;
  readonly questions: readonly QuestionColumn[];
}

export interface PendingLogins {
  /**
   * Keeps a login until its question is answered.
   * @returns the question, in the wire's names for code 107
   * @throws LoginOutdated
   */
  begin(login: ProvedLogin & { device: DeviceRecord; questions: QuestionColumn[] }): Promise<unknown>;
  /** A change of the password ends these logins: while there is one, the member's password is still the login's. */
  find(id: string): Promise<Pending | undefined>;
  /** Puts the next question. `undefined`: there was no other, and the login is over. */
  skip(id: string): Promise<Asked | undefined>;
  /** Counts an answer before it is looked at. @returns how many are left after it, `undefined` where none was */
  countAnswer(id: string): Promise<number | undefined>;
  /** @returns whether it was there: of two right answers at once, one is a login */
  end(id: string): Promise<boolean>;
  sweep(): Promise<void>;
}

export function keepPendingLogins(db: Database): PendingLogins {
  const here = (id: string) =>
    and(eq(pendingLogins.idHash, hashSecret(id)), gt(pendingLogins.expiresAt, sql`now()`));
  const keeper: PendingLogins = {
    async begin({ memberId, passwordHash, device, questions }) {
      const id = newSecret();
      const expiresAt = new Date(Date.now() + LIFE_MS);
      await db.transaction(async (tx) => {
        await holdPassword(tx, { memberId, passwordHash });
        await tx
          .insert(pendingLogins)
          .values({ idHash: hashSecret(id), memberId, device, questions, expiresAt });
      });
      return toWire(doubleValidationQuestion, askedOf(id, questions));
    },

    async find(id) {
      const [found] = await db
        .select({ member: members, device: pendingLogins.device, questions: pendingLogins.questions })
        .from(pendingLogins)
        .innerJoin(members, eq(members.id, pendingLogins.memberId))
        .where(here(id));
      return found;
    },

    async skip(id) {
      const [left] = await db
        .update(pendingLogins)
        .set({ questions: sql`${pendingLogins.questions}[2:]` })
        .where(here(id))
        .returning({ questions: pendingLogins.questions });
      if (left && left.questions.length > 0) return askedOf(id, left.questions);
      await keeper.end(id);
      return undefined;
    },

    async countAnswer(id) {
      const [counted] = await db
        .update(pendingLogins)
        .set({ wrongAnswers: sql`${pendingLogins.wrongAnswers} + 1` })
        .where(and(here(id), lt(pendingLogins.wrongAnswers, WRONG_ANSWERS_TO_FAIL)))
        .returning({ wrongAnswers: pendingLogins.wrongAnswers });
      return counted && WRONG_ANSWERS_TO_FAIL - counted.wrongAnswers;
    },

    async end(id) {
      const ended = await db.delete(pendingLogins).where(here(id)).returning({ id: pendingLogins.memberId });
      return ended.length > 0;
    },

    async sweep() {
      await db.delete(pendingLogins).where(lt(pendingLogins.expiresAt, sql`now()`));
    },
  };
  return keeper;
}

/** Spec §4 Login, §8 Double validation: what each code means stands with the call. */
export async function validateTwice(
  services: Services,
  payload: ReceivedOf<Calls['doubleValidation']>,
  context: Context<'doubleValidation'>,
): Promise<AnswerInputOf<Calls['doubleValidation']>> {
  const { captchas, db, lockout, networkFailures, pendingLogins: logins } = services;
  const { memberLoginId: id, answer } = payload;
  if (await ruleAgainst(db, context.address)) throw context.refuse('106');
  const pending = await logins.find(id);
  if (!pending) throw inWords(context, '101', 'loginOver');
  const { member, device } = pending;
  const [question] = pending.questions;
  if (isBarred(member)) throw inWords(context, '102', 'accountDisabled');
  if (payload.captchaAnswer.trim() === '') throw context.refuse('103');
  const captcha = await captchas.judge(1, payload.captchaToken, payload.captchaAnswer);
  if (captcha !== 'right') throw context.refuse(captcha === 'unknown' ? '104' : '105');
  if (question === undefined || !couldAnswer(question, answer)) throw context.refuse('206');
  const attempt = {
    subject: { kind: 'double-validation', account: member.accountKey },
    address: context.address,
  } as const;
  const lock = await lockout.attempt(attempt);
  if (lock) throw lockedInWords(context, '202', lock);
  const left = await logins.countAnswer(id);
  if (left === undefined) throw context.refuse('998');
  const security = await securityOf(db, member.id);
  if (!(await isAnswer({ member, security }, question, answer))) {
    await networkFailures.note(context.address);
    await noteLogin(db, member, { result: 'wrong_answer', device, address: context.address });
    if (left > 0) throw context.refuse('205');
    await logins.end(id);
    throw context.refuse('998');
  }
  if (!(await logins.end(id))) throw inWords(context, '101', 'loginOver');
  await lockout.succeeded(attempt);
  const { id: memberId, passwordHash } = member;
  const start = admit(services, member, device, context, passwordHash);
  const { language } = context;
  const shut = orShut(start, { services, memberId, passwordHash, language, excluded: '102', closed: '102' });
  return orOutdated(shut, () => inWords(context, '101', 'loginOver'));
}

const askedOf = (memberLoginId: string, questions: readonly QuestionColumn[]): Asked => {
  const [question] = questions;
  if (!question) throw new Error('a double validation without a question');
  return { memberLoginId, question, availableQuestionsCount: questions.length };
};
