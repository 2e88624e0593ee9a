import type { Disposer, ReportService } from '@tessera/contracts';
import { CLIENT_REPORT_LIMITS as LIMITS, CLIENT_REPORT_PATH, type ClientReport } from '@tessera/wire';
import { describeError } from './describe.ts';

interface Source {
  readonly name: string;
  readonly release: string;
}

export interface Reporter {
  /** Returns the contract's service for one remote, or for the shell itself. */
  readonly for: (source: Source) => ReportService;
  /** Sends waiting reports when the page is hidden, and reports uncaught errors. */
  readonly watch: (page: Window, source: Source) => Disposer;
}

export interface ReportDeps {
  readonly fetch: typeof fetch;
  readonly window: Window | undefined;
}

/** Errors come in bursts and repeat: they are collected for this time, and each is sent once. */
const GATHER_MS = 2_000;
/** A broken page may fail many times a second: further errors add nothing. */
const MAX_REPORTS_PER_PAGE = 20;

/** Sends errors to the site's operator. Nothing in here throws. */
export function createReporter({ fetch: send, window: page }: ReportDeps): Reporter {
  const known = new Set<string>();
  let waiting: ClientReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(leaving: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting;
    waiting = [];
    for (const report of reports) {
      const body = JSON.stringify(report);
      const blob = new Blob([body], { type: 'application/json' });
      if (leaving && page?.navigator.sendBeacon?.(CLIENT_REPORT_PATH, blob)) continue;
      const headers = { 'content-type': 'application/json' };
      const attempt = (keepalive: boolean) =>
        send(CLIENT_REPORT_PATH, { method: 'POST', headers, body, keepalive });
      // Browsers refuse `keepalive` while long reports are on their way. A report that fails again cannot be reported.
      attempt(true)
        .catch(() => attempt(false))
        .catch(() => undefined);
    }
  }

  function enqueue(report: ClientReport): void {
    const key = `${report.remote} ${report.cause} ${report.message}`;
    if (known.has(key) || known.size >= MAX_REPORTS_PER_PAGE) return;
    known.add(key);
    waiting.push(report);
    timer ??= setTimeout(() => flush(false), GATHER_MS);
  }

  const forSource: Reporter['for'] = ({ name, release }) => ({
    error(error, context = {}) {
      const path = (page?.location.pathname ?? '/').slice(0, LIMITS.path);
      enqueue({ ...describeError(error), remote: name, release, path, context: cutToLimits(context) });
    },
  });

  return {
    for: forSource,
    watch(watched, source) {
      const { error: report } = forSource(source);
      const stop = new AbortController();
      const { signal } = stop;
      watched.addEventListener('error', (event) => report(event.error ?? event.message, { in: 'window' }), {
        signal,
      });
      watched.addEventListener('unhandledrejection', (event) => report(event.reason, { in: 'promise' }), {
        signal,
      });
      watched.addEventListener('pagehide', () => flush(true), { signal });
      const hidden = () => watched.document.visibilityState === 'hidden' && flush(true);
      watched.document.addEventListener('visibilitychange', hidden, { signal });
      return () => stop.abort();
    },
  };
}

/** Cuts a context to the gateway's limits. */
function cutToLimits(context: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(context).map(([key, value]) => [
      key.slice(0, LIMITS.contextName),
      String(value).slice(0, LIMITS.contextValue),
    ]),
  );
}
