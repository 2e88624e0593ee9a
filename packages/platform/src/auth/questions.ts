import { checkEmail, checkIdentityId, checkWithdrawPassword, latinDigits } from '@tessera/domain';
import type { Member } from '../db/schema/members.ts';
import { QUESTION_COLUMNS, type MemberSecurity, type QuestionColumn } from '../db/schema/registration.ts';
import { isPassword } from './passwords.ts';
import { emailKeyOf, nameKeyOf } from './registration-fields.ts';
import { identityKeyOf } from './security.ts';

/** What the questions of a double validation are answered from. */
export interface Known {
  readonly member: Pick<Member, 'name' | 'phone' | 'emailKey'>;
  readonly security: Pick<MemberSecurity, 'identityId' | 'withdrawPasswordHash'>;
}

/** The first so many of the columns that this member has; always the same ones, or a stranger would draw again. */
export function questionsFor(known: Known, most: number): QuestionColumn[] {
  return QUESTION_COLUMNS.filter((column) => storedOf(known, column)).slice(0, most);
}

/** Whether a text could be the answer; who mistypes so is not charged with a wrong one. */
export function couldAnswer(question: QuestionColumn, answer: string): boolean {
  const text = latinDigits(answer.trim());
  if (text === '') return false;
  if (question === 'member_phone') return /^\+?[\d\s-]+$/.test(text);
  if (question === 'member_email') return !checkEmail(text);
  if (question === 'withdraw_password') return !checkWithdrawPassword(text);
  return question !== 'identity_id' || !checkIdentityId(text.replace(/\s/g, ''));
}

export async function isAnswer(known: Known, question: QuestionColumn, answer: string): Promise<boolean> {
  const stored = storedOf(known, question);
  if (!stored) return false;
  const text = latinDigits(answer.trim());
  switch (question) {
    case 'withdraw_password':
      return isPassword(stored, text);
    case 'member_email':
      return stored === emailKeyOf(text);
    case 'member_phone':
      return stored === text.replace(/\D/g, '');
    case 'identity_id':
      return identityKeyOf(stored) === identityKeyOf(text);
    case 'member_name':
      return nameKeyOf(stored) === nameKeyOf(text);
  }
}

function storedOf({ member, security }: Known, question: QuestionColumn): string | null {
  return {
    member_name: member.name,
    identity_id: security.identityId,
    member_phone: member.phone,
    member_email: member.emailKey,
    withdraw_password: security.withdrawPasswordHash,
  }[question];
}
