import type { Answers } from '@tessera/testing';
import { LIMIT_KINDS, LIMIT_PERIODS, type ResponsibleLimit } from '@tessera/wire';

const RESETS = '2026-12-01T04:00:00Z';

/** A limit that is not set. */
export const limitOf = (change: Partial<ResponsibleLimit> = {}): ResponsibleLimit => ({
  kind: 'deposit',
  period: 'month',
  amount: null,
  pending: null,
  used: '20.00',
  remaining: null,
  resetsAt: RESETS,
  ...change,
});

/** A member who has set nothing. */
export const STATE = {
  currency: 'USD',
  limits: LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => limitOf({ kind, period }))),
  exclusion: null,
  realityCheckMinutes: 0,
  rules: {
    jurisdiction: 'open',
    loosenAfterHours: 24,
    selfExclusionLengths: ['6_months', '1_year', '5_years', 'permanent'],
    invitations: ['registration'],
    mustRead: 0,
  },
  isRecordsOnly: 0,
} satisfies Answers['responsible'];

/** A session that shows records and withdraws, and nothing else. */
export const RECORDS_ONLY = { ...STATE, isRecordsOnly: 1 } satisfies Answers['responsible'];
