import type { CurrencyCode, LocaleCode } from '@tessera/domain';

export interface Sample {
  readonly account: string;
  readonly password: string;
  readonly currency: CurrencyCode;
  readonly language: LocaleCode;
  readonly name: string;
  readonly email: string;
  readonly gradeId: 1 | 2 | 3;
  /** `undefined`: no agent. */
  readonly agentLevel?: number;
  readonly phone?: string;
  /** Four digits. */
  readonly withdrawPassword?: string;
  /** A browser that nobody has is the only known one: each login is asked a question (code 107). */
  readonly asksOnNewDevice?: true;
  /** Taken over from another system: the login asks for the validation (code 802). */
  readonly awaitsTransfer?: true;
  /** To bring others with. */
  readonly recommendCode?: string;
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
    recommendCode: 'GRACE7',
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
    account: 'player04',
    password: 'play1234',
    currency: 'USD',
    language: 'en_US',
    name: 'Ines Moreno',
    email: 'player04@example.com',
    phone: '5550104',
    gradeId: 1,
    withdrawPassword: '2468',
    asksOnNewDevice: true,
  },
  {
    account: 'player05',
    password: 'play1234',
    currency: 'USD',
    language: 'en_US',
    name: 'Omar Haddad',
    email: 'player05@example.com',
    phone: '5550105',
    gradeId: 1,
    withdrawPassword: '1357',
    awaitsTransfer: true,
  },
  {
    account: 'agent01',
    password: 'agent1234',
    currency: 'USD',
    language: 'en_US',
    name: 'Noah Fields',
    email: 'agent01@example.com',
    gradeId: 1,
    withdrawPassword: '8642',
    agentLevel: 2,
  },
];
