/**
 * Where a shell tells how its page did with this visitor: `POST`, one {@link FieldReport} for each time that the page
 * is hidden. Answered by the gateway itself.
 */
export const FIELD_REPORT_PATH = '/internal/vitals';

/** The Core Web Vitals and what explains them; CLS has no unit, all others are milliseconds. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** Why a remote's release could not be used. */
export const REMOTE_FAILURES = ['unknown', 'contract', 'shared', 'load', 'timeout', 'broken'] as const;

/** The most that is taken of each; a shell tells no more. */
export const FIELD_REPORT_LIMITS = {
  bytes: 8 * 1024,
  remote: 60,
  release: 100,
  route: 100,
  vitals: 10,
  loads: 20,
  failures: 20,
  /** A page that was open for longer than this before it painted was not waited for. */
  ms: 10 * 60_000,
} as const;
