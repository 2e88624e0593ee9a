import * as v from 'valibot';
import { CLIENT_REPORT_LIMITS } from './client-report.ts';

/** In a module of its own: the gateway parses by it, and no browser has to load it. */

const REMOTE = /^(?:shell|mf-[a-z-]{1,40})$/;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** An error that a shell reports: which part failed, in which release, and why. */
export const clientReport = v.object({
  message: text(CLIENT_REPORT_LIMITS.message),
  /** `shell`, or the remote's name. */
  remote: v.pipe(v.string(), v.regex(REMOTE, 'must be shell or mf-something')),
  release: text(CLIENT_REPORT_LIMITS.release),
  /** Short and stable, for counting: the error's name and those of its causes. */
  cause: text(CLIENT_REPORT_LIMITS.cause),
  stack: v.optional(text(CLIENT_REPORT_LIMITS.stack)),
  /** Of the page, without its query: entry addresses carry credentials. */
  path: text(CLIENT_REPORT_LIMITS.path),
  context: v.record(text(CLIENT_REPORT_LIMITS.contextName), text(CLIENT_REPORT_LIMITS.contextValue)),
});
export type ClientReport = Readonly<v.InferOutput<typeof clientReport>>;
