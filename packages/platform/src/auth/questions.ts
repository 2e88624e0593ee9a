import {
  checkEmail,
  checkIdentityId,
  checkPhone,
  checkWithdrawPassword,
  isSamePhone,
  readDigits,
  readEmail,
  readIdentityId,
  readName,
} from '@tessera/domain';
import type { Member } from '../db/schema/members.ts';
import { QUESTION_COLUMNS, type MemberSecurity, type QuestionColumn } from '../db/schema/registration.ts';
import { isPassword } from './passwords.ts';
import { emailKeyOf, nameKeyOf } from './registration-fields.ts';
import { identityKeyOf } from './security.ts';

/** What the questions of a double validation are answered from. */
export interface Known {
  readonly member: Pick<Member, 'name' | 'phone' | 'emailKey' | 'currency'>;
  readonly security: Pick<MemberSecurity, 'identityId' | 'withdrawPasswordHash'>;
}

/** The first so many of the columns that this member has; always the same ones, or a stranger would draw again. */
export function questionsFor(known: Known, most: number): QuestionColumn[] {
  return QUESTION_COLUMNS.filter((column) => storedOf(known, column)).slice(0, most);
}

/** Whether a text could be the answer; who mistypes so is not charged with a wrong one. */
export function couldAnswer(question: QuestionColumn, answer: string): boolean {
  if (answer.trim() === '') return false;
  if (question === 'member_phone') return !checkPhone(answer, '');
  if (question === 'member_email') return !checkEmail(answer);
  if (question === 'withdraw_password') return !checkWithdrawPassword(answer);
  return question !== 'identity_id' || !checkIdentityId(answer);
}

export async function isAnswer(known: Known, question: QuestionColumn, answer: string): Promise<boolean> {
  const stored = storedOf(known, question);
  if (!stored) return false;
  switch (question) {
    case 'withdraw_password':
      return isPassword(stored, readDigits(answer));
    case 'member_email':
      return stored === emailKeyOf(readEmail(answer));
    case 'member_phone':
      return isSamePhone(stored, answer, known.member.currency);
    case 'identity_id':
      return identityKeyOf(stored) === identityKeyOf(readIdentityId(answer));
    case 'member_name':
      return nameKeyOf(readName(stored)) === nameKeyOf(readName(answer));
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
