import type { Answers } from '@tessera/testing';

const method = { note: 'In your balance within a minute.', maximum: '2000.00', fee: '0.00' } as const;

export const METHODS = {
  list: [
    { ...method, id: 1, kind: 'fast', name: 'Fast payment', minimum: '5.00' },
    { ...method, id: 2, kind: 'card', name: 'Card', minimum: '10.00' },
    { ...method, id: 3, kind: 'e_wallet', name: 'E-wallet', minimum: '10.00', fee: '1.50', usualMinutes: 90 },
  ],
  openCount: 0,
  openLimit: 3,
  needBankAccountDepositVerified: 0,
} as const satisfies Answers['depositMethods'];

export const DEPOSIT = {
  orderNumber: 'D1',
  methodId: 2,
  methodKind: 'card',
  methodName: 'Card',
  amount: '20.00',
  currency: 'USD',
  status: 'pending',
  depositTimes: null,
  createdAt: '2026-05-02T02:30:00Z',
  expiresAt: '2026-05-02T03:00:00Z',
  closedAt: null,
} as const;

export const TRANSFER = {
  bankName: 'Sample Bank',
  holderName: 'Our Company',
  accountNumber: '000123000456',
  branchCode: '021',
  reference: 'D1',
} as const;

export const PAY_URL = 'https://pay.example/D1';

export const ACCOUNT = {
  id: 4,
  bankName: 'First Bank',
  holderName: 'Ana Li',
  accountNumber: '•••• 5678',
  branchCode: '021000021',
  isDefault: 1,
  isVerified: 0,
  createdAt: '2026-05-01T10:00:00Z',
} as const;

export const ACCOUNTS = {
  list: [ACCOUNT, { ...ACCOUNT, id: 5, bankName: 'Second Bank', isDefault: 0, isVerified: 1 }],
  limit: 5,
  format: { numberPattern: '^\\d{4,17}$', branch: { kind: 'routing', pattern: '^\\d{9}$' } },
  holderName: null,
} as const satisfies Answers['bankAccountList'];

export const TERMS = {
  cash: '1234.50',
  minimum: '20.00',
  maximum: '5000.00',
  fee: '0.00',
  countLeft: 5,
  amountLeft: '1000.00',
  turnoverRequired: '0.00',
  turnoverDone: '0.00',
  isWithdrawPassword: 1,
} as const satisfies Answers['withdrawalTerms'];

export const WITHDRAWAL = {
  orderNumber: 'W1',
  bankName: 'First Bank',
  accountNumber: '•••• 5678',
  amount: '120.00',
  currency: 'USD',
  status: 'pending',
  why: null,
  createdAt: '2026-05-02T02:30:00Z',
  closedAt: null,
} as const;
