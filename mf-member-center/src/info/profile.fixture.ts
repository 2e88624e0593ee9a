import type { Answers } from '@tessera/testing';

/** A member's profile as the platform answers it. */
export const PROFILE = {
  id: 7,
  memberAccount: 'player1',
  memberName: 'Ana Li',
  memberBirthday: '1990-04-12',
  memberEmail: 'an…@example.com',
  memberPhone: null,
  memberCurrency: 'USD',
  isWithdrawPassword: 0,
  memberTelegram: '@an…',
  memberWhatsApp: null,
  memberLine: null,
  memberWechat: null,
  memberFb: null,
  memberZalo: null,
  createdAt: '2024-11-02T09:30:00Z',
  lastLoginAt: '2026-01-02T10:00:00Z',
} satisfies Answers['profile'];
