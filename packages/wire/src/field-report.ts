/**
 * Where a shell tells how its page did with this visitor: `POST`, one {@link FieldReport} each. Vitals are told when
 * the page is hidden; loads and failures within {@link FIELD_REPORT_PROMPT_MS}, since canaries are judged by them.
 * Each is told once, in the one report or in the other, so a report may have empty lists. Answered by the gateway
 * itself, with 204.
 */
export const FIELD_REPORT_PATH = '/internal/vitals';

/**
 * How long a load or a failure may wait for others to be told together with. A page that is hidden earlier tells
 * them then.
 */
export const FIELD_REPORT_PROMPT_MS = 5_000;

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
