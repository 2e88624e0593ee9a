import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { isSamePhone, readDigits, readEmail } from '@tessera/domain';
import { letterSent, type AnswerInputOf, type Calls, type ReceivedOf } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { members, type Member } from '../db/schema/members.ts';
import { memberSecurity, transferTokens } from '../db/schema/registration.ts';
import type { Context } from '../http/handlers.ts';
import { writeSecurityLetter } from '../letters/security-letter.ts';
import type { Services } from '../services.ts';
import { hashSecret, newSecret } from '../sessions/token.ts';
import { ruleAgainst } from './address-rules.ts';
import { lockData } from './lock-refusal.ts';
import { changePassword } from './password/change-password.ts';
import { newPasswordFault } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { inWords } from './refusal.texts.ts';
import { accountKeyOf, emailKeyOf } from './registration-fields.ts';
import { changeSecurity } from './security.ts';

const LIFE_MS = 10 * 60_000;

export interface TransferTokens {
  /** Proof that this member may set a password. */
  make(memberId: number): Promise<string>;
  /** Whose it is. Not used up by looking. */
  find(token: string): Promise<Member | undefined>;
  /** Uses up this one and the member's others. @returns whether it was still there */
  use(queries: Queries, token: string, memberId: number): Promise<boolean>;
  sweep(): Promise<void>;
}

export function keepTransferTokens(db: Database): TransferTokens {
  const here = (token: string) =>
    and(eq(transferTokens.tokenHash, hashSecret(token)), gt(transferTokens.expiresAt, sql`now()`));
  return {
    async make(memberId) {
      const token = newSecret();
      const expiresAt = new Date(Date.now() + LIFE_MS);
      await db.insert(transferTokens).values({ tokenHash: hashSecret(token), memberId, expiresAt });
      return token;
    },

    async find(token) {
      const [found] = await db
        .select({ member: members })
        .from(transferTokens)
        .innerJoin(members, eq(members.id, transferTokens.memberId))
        .where(here(token));
      return found?.member;
    },

    async use(queries, token, memberId) {
      const used = await queries
        .delete(transferTokens)
        .where(here(token))
        .returning({ memberId: transferTokens.memberId });
      await queries.delete(transferTokens).where(eq(transferTokens.memberId, memberId));
      return used.length > 0;
    },

    async sweep() {
      await db.delete(transferTokens).where(lt(transferTokens.expiresAt, sql`now()`));
    },
  };
}

/** Spec §4 Transfer validation, first step: the member proves who it is. */
export async function verifyTransfer(
  { captchas, db, lockout, networkFailures, transferTokens: tokens }: Services,
  payload: ReceivedOf<Calls['transferVerify']>,
  { address, refuse }: Context<'transferVerify'>,
): Promise<AnswerInputOf<Calls['transferVerify']>> {
  if (await ruleAgainst(db, address)) throw refuse('204');
  const captcha = await captchas.judge(1, payload.captchaToken, payload.answer);
  if (captcha !== 'right') throw refuse(captcha === 'unknown' ? '202' : '201');
  const accountKey = accountKeyOf(payload.account);
  const attempt = { subject: { kind: 'transfer', account: accountKey }, address } as const;
  const lock = await lockout.attempt(attempt);
  if (lock) throw refuse('203', lockData(lock));
  // One statement, so that an account that does not exist costs the same.
  const [found] = await db
    .select({ member: members, security: memberSecurity })
    .from(members)
    .leftJoin(memberSecurity, eq(memberSecurity.memberId, members.id))
    .where(eq(members.accountKey, accountKey));
  const withdrawPasswordHash = found?.security?.awaitsTransfer
    ? found.security.withdrawPasswordHash
    : undefined;
  const isProved = await isPassword(withdrawPasswordHash ?? undefined, readDigits(payload.withdrawPassword));
  const member = found?.member;
  if (!isProved || !member || !isContactOf(member, payload)) {
    await networkFailures.note(address);
    throw refuse('101');
  }
  await lockout.succeeded(attempt);
  if (member.status === 'disabled') throw refuse('102');
  return { token: await tokens.make(member.id) };
}

/** Second step: a new password. What was logged in with the old one ends. */
export async function resetTransferred(
  services: Services,
  { account, password, token }: ReceivedOf<Calls['transferReset']>,
  context: Context<'transferReset'>,
): Promise<AnswerInputOf<Calls['transferReset']>> {
  const { address, refuse } = context;
  const { db, live, sessions, transferTokens: tokens } = services;
  if (await ruleAgainst(db, address)) throw refuse('203');
  const member = await tokens.find(token);
  if (!member || member.accountKey !== accountKeyOf(account)) throw refuse('101');
  if (member.status === 'disabled') throw refuse('102');
  const fault = await newPasswordFault(db, { password, account });
  if (fault === 'err_psw_common') throw inWords(context, '204', 'passwordCommon');
  if (fault) throw refuse('201');
  if (await isPassword(member.passwordHash, password)) throw refuse('202');
  const passwordHash = await hashPassword(password);
  const { ended, letterId } = await db.transaction(async (tx) => {
    if (!(await tokens.use(tx, token, member.id))) throw refuse('101');
    const open = await changePassword(tx, { memberId: member.id, passwordHash });
    await changeSecurity(tx, member.id, { awaitsTransfer: false });
    return {
      ended: open ?? [],
      letterId: await writeSecurityLetter(tx, 'passwordChanged', { member, address }),
    };
  });
  for (const id of ended) await sessions.end(id);
  live.toMember(member.id, letterSent, { id: letterId });
  return {};
}

/** One of the two must be there, and what is there must be the member's. */
function isContactOf(
  member: Member,
  { memberEmail, memberPhone }: ReceivedOf<Calls['transferVerify']>,
): boolean {
  const checks = [
    memberEmail?.trim() ? emailKeyOf(readEmail(memberEmail)) === member.emailKey : undefined,
    memberPhone?.trim()
      ? member.phone !== null && isSamePhone(member.phone, memberPhone, member.currency)
      : undefined,
  ].filter((check) => check !== undefined);
  return checks.length > 0 && checks.every(Boolean);
}
