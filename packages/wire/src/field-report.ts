/**
 * Where a shell reports its performance: one {@link FieldReport} per `POST`, answered by the gateway with 204. Vitals
 * are sent when the page is hidden; loads and failures within {@link FIELD_REPORT_PROMPT_MS}, because canaries are
 * judged by them. Each is sent once, so a report may contain empty lists.
 */
export const FIELD_REPORT_PATH = '/internal/vitals';

/** Longest time that a load or failure waits to be sent together with others. Hiding the page sends them at once. */
export const FIELD_REPORT_PROMPT_MS = 5_000;

/** The Core Web Vitals and the metrics that explain them. CLS has no unit, the others are milliseconds. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** Why a remote's release could not be used. */
export const REMOTE_FAILURES = ['unknown', 'contract', 'shared', 'load', 'timeout', 'broken'] as const;

/** Largest accepted report. The shell sends no more. */
export const FIELD_REPORT_LIMITS = {
  bytes: 8 * 1024,
  remote: 60,
  release: 100,
  route: 100,
  vitals: 10,
  loads: 20,
  failures: 20,
  /** Longest accepted time. A page open for longer before it painted was in the background. */
  ms: 10 * 60_000,
} as const;
