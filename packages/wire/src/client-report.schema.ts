import * as v from 'valibot';
import { CLIENT_REPORT_LIMITS } from './client-report.ts';

/** Separate from `client-report.ts`, so that only the gateway loads the schema, never a browser. */

const REMOTE = /^(?:shell|mf-[a-z-]{1,40})$/;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** An error that a shell reports: which part failed, in which release, and why. */
export const clientReport = v.object({
  message: text(CLIENT_REPORT_LIMITS.message),
  /** `shell`, or the remote's name. */
  remote: v.pipe(v.string(), v.regex(REMOTE, 'must be shell or mf-something')),
  release: text(CLIENT_REPORT_LIMITS.release),
  /** Short and stable, so that reports can be counted: the names of the error and of its causes. */
  cause: text(CLIENT_REPORT_LIMITS.cause),
  stack: v.optional(text(CLIENT_REPORT_LIMITS.stack)),
  /** Path of the page without its query, because entry addresses carry credentials there. */
  path: text(CLIENT_REPORT_LIMITS.path),
  context: v.record(text(CLIENT_REPORT_LIMITS.contextName), text(CLIENT_REPORT_LIMITS.contextValue)),
});
export type ClientReport = Readonly<v.InferOutput<typeof clientReport>>;
