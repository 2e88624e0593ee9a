import type { CurrencyCode, LocaleCode } from '@tessera/domain';

interface Sample {
  readonly account: string;
  readonly password: string;
  readonly currency: CurrencyCode;
  readonly language: LocaleCode;
  readonly name: string;
  readonly email: string;
  readonly gradeId: 1 | 2 | 3;
  /** `undefined`: no agent. */
  readonly agentLevel?: number;
}

/** Who can log in on a freshly seeded site; shown at start, and used by the tests. */
export const SAMPLE_ACCOUNTS: readonly Sample[] = [
  {
    account: 'player01',
    password: 'play1234',
    currency: 'USD',
    language: 'en_US',
    name: 'Grace Porter',
    email: 'player01@example.com',
    gradeId: 1,
  },
  {
    account: 'player02',
    password: 'play1234',
    currency: 'INR',
    language: 'hi_IN',
    name: 'Asha Verma',
    email: 'player02@example.com',
    gradeId: 2,
  },
  {
    account: 'player03',
    password: 'play1234',
    currency: 'RMB',
    language: 'zh_CN',
    name: '林晓',
    email: 'player03@example.com',
    gradeId: 3,
  },
  {
    account: 'agent01',
    password: 'agent1234',
    currency: 'USD',
    language: 'en_US',
    name: 'Noah Fields',
    email: 'agent01@example.com',
    gradeId: 1,
    agentLevel: 2,
  },
];
