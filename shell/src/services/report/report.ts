import type { Disposer, ReportService } from '@tessera/contracts';
import { describeError } from './describe.ts';

/** One error as the gateway takes it at {@link REPORT_PATH}. */
export interface ClientReport {
  readonly message: string;
  readonly remote: string;
  readonly release: string;
  /** Short and stable, for counting: the error's name and those of its causes. */
  readonly cause: string;
  readonly stack?: string;
  /** Without query: entry addresses carry credentials. */
  readonly path: string;
  readonly context: Readonly<Record<string, string>>;
}

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

export const REPORT_PATH = '/internal/report';
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
      if (leaving && page?.navigator.sendBeacon?.(REPORT_PATH, blob)) continue;
      const headers = { 'content-type': 'application/json' };
      // The way to report a failed report is this one.
      send(REPORT_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
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
      const path = page?.location.pathname ?? '/';
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
    Object.entries(context).map(([key, value]) => [key.slice(0, 60), String(value).slice(0, 500)]),
  );
}
