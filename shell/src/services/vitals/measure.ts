import type { Device } from '@tessera/contracts';
import {
  FIELD_REPORT_LIMITS as LIMITS,
  FIELD_REPORT_PATH,
  FIELD_REPORT_PROMPT_MS,
  type FieldReport,
} from '@tessera/wire';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Loads } from './loads.ts';
import type { Owner } from './owner.ts';

interface MeasureDeps {
  /** Returns the owner of the page that was shown at a time of the page's clock. */
  readonly ownerAt: (time: number) => Owner;
  readonly loads: Pick<Loads, 'take' | 'subscribe'>;
  readonly device: () => Device;
}

/** Loads come in bursts: they are collected for this time and sent together. */
const GATHER_MS = FIELD_REPORT_PROMPT_MS / 2;

/**
 * Measures from the start of the page (browsers keep earlier entries). Sends vitals when the page is hidden. Sends the
 * loads of remotes soon, because canary releases are judged by them.
 */
export function measure(page: Window, { ownerAt, loads, device }: MeasureDeps): void {
  const sent = new Set<string>();
  let vitals: FieldReport['vitals'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const record = ({ id, name, value, entries }: Metric) => {
    // A page that is shown again may update a metric; each visit counts once, however often it is hidden.
    if (sent.has(id)) return;
    sent.add(id);
    // Interactions and shifts belong to the page where they happened, other metrics to the page that was loaded.
    const time = name === 'INP' || name === 'CLS' ? (entries[0]?.startTime ?? 0) : 0;
    vitals.push({ ...ownerAt(time), name, value: Math.min(round(value), LIMITS.ms) });
  };
  for (const on of [onTTFB, onFCP, onLCP, onINP, onCLS]) on(record);

  function send(measured: FieldReport['vitals']): void {
    clearTimeout(timer);
    timer = undefined;
    const report = {
      device: device(),
      vitals: measured.slice(0, LIMITS.vitals),
      ...firstOf(loads.take()),
    } satisfies FieldReport;
    if (report.vitals.length + report.loads.length + report.failures.length === 0) return;
    page.navigator.sendBeacon?.(
      FIELD_REPORT_PATH,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  }
  const sendSoon = () => void (timer ??= setTimeout(() => send([]), GATHER_MS));
  const sendAll = () => {
    send(vitals);
    vitals = [];
  };
  sendSoon();
  loads.subscribe(sendSoon);
  // These listeners run after the library's own, which report their last values.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') sendAll();
  });
  page.addEventListener('pagehide', sendAll);
}

function firstOf({ loads, failures }: ReturnType<Loads['take']>): ReturnType<Loads['take']> {
  return { loads: loads.slice(0, LIMITS.loads), failures: failures.slice(0, LIMITS.failures) };
}

/** Rounds to four decimals: enough for a layout shift, and finer than the clock for milliseconds. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
