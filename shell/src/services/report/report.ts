import type { Disposer, ReportService } from '@tessera/contracts';
import { CLIENT_REPORT_LIMITS as MOST, CLIENT_REPORT_PATH, type ClientReport } from '@tessera/wire';
import { describeError } from './describe.ts';

interface Source {
  readonly name: string;
  readonly release: string;
}

export interface Reporter {
  /** The contract's service for one remote, or the shell itself. */
  readonly for: (source: Source) => ReportService;
  /** Sends what waits when the page is hidden, and reports what nobody caught. */
  readonly watch: (page: Window, source: Source) => Disposer;
}

export interface ReportDeps {
  readonly fetch: typeof fetch;
  readonly window: Window | undefined;
}

/** Errors come in bursts and repeat themselves: they are gathered for so long, and each is sent once. */
const GATHER_MS = 2_000;
/** A page in trouble may fail many times a second: beyond this, its further errors tell nothing new. */
const MAX_REPORTS_PER_PAGE = 20;

/** Errors on their way to whoever runs the site. Nothing in here throws. */
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
      // The way to report a failed report is this one.
      send(CLIENT_REPORT_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
    }
  }

  function take(report: ClientReport): void {
    const key = `${report.remote} ${report.cause} ${report.message}`;
    if (known.has(key) || known.size >= MAX_REPORTS_PER_PAGE) return;
    known.add(key);
    waiting.push(report);
    timer ??= setTimeout(() => flush(false), GATHER_MS);
  }

  const forSource: Reporter['for'] = ({ name, release }) => ({
    error(error, context = {}) {
      const path = (page?.location.pathname ?? '/').slice(0, MOST.path);
      take({ ...describeError(error), remote: name, release, path, context: bounded(context) });
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

/** As much as the gateway takes. */
function bounded(context: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(context).map(([key, value]) => [
      key.slice(0, MOST.contextName),
      String(value).slice(0, MOST.contextValue),
    ]),
  );
}
