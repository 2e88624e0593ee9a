import type { Answers } from '@tessera/testing';

export const PROFILE = {
  id: 7,
  memberAccount: 'player1',
  memberName: 'Ana Li',
  memberBirthday: null,
  memberEmail: 'an•••@example.com',
  memberPhone: null,
  memberCurrency: 'USD',
  isWithdrawPassword: 0,
  memberTelegram: '@a•••',
  memberWhatsApp: null,
  memberLine: null,
  memberWechat: null,
  memberFb: null,
  memberZalo: null,
  version: 3,
  createdAt: '2024-11-02T09:30:00Z',
  lastLoginAt: '2026-01-02T10:00:00Z',
} satisfies Answers['profile'];

const open = (name: string, more: { isMemberCenterVerification?: 1 } = {}) =>
  ({
    name,
    currency: 'USD',
    isDisplay: 1,
    isRequired: 0,
    isUnique: 0,
    isMemberCenter: 1,
    isVerification: 0,
    ...more,
  }) as const;

/** Name, birthday, e-mail, phone with a code, and Telegram are open to members. */
export const SETTINGS = {
  list: [
    open('member_name'),
    open('member_birthday'),
    open('member_email'),
    open('member_phone', { isMemberCenterVerification: 1 }),
    open('member_telegram'),
    { ...open('member_qq'), isMemberCenter: 0 },
  ],
} satisfies Answers['registerSettings'];
