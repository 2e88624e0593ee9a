import type { Device } from '@tessera/contracts';
import {
  FIELD_REPORT_LIMITS as MOST,
  FIELD_REPORT_PATH,
  FIELD_REPORT_PROMPT_MS,
  type FieldReport,
} from '@tessera/wire';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Loads } from './loads.ts';
import type { Owner } from './owner.ts';

interface MeasureDeps {
  /** Whose page was shown at a time of the page's clock. */
  readonly ownerAt: (time: number) => Owner;
  readonly loads: Pick<Loads, 'take' | 'subscribe'>;
  readonly device: () => Device;
}

/** Loads come in bursts: they are told together, and well before they are late. */
const GATHER_MS = FIELD_REPORT_PROMPT_MS / 2;

/**
 * Measures from the page's beginning on (browsers keep what came before). Vitals are told when the page is hidden; how
 * remotes were loaded is told soon, since releases are judged by it while they are tried.
 */
export function measure(page: Window, { ownerAt, loads, device }: MeasureDeps): void {
  const told = new Set<string>();
  let vitals: FieldReport['vitals'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = ({ id, name, value, entries }: Metric) => {
    // Back after a pause a page may add to what was told; each visit counts once, however often it is looked away from.
    if (told.has(id)) return;
    told.add(id);
    // Interactions and shifts belong to the page where they happened, the others to the one that was loaded.
    const time = name === 'INP' || name === 'CLS' ? (entries[0]?.startTime ?? 0) : 0;
    vitals.push({ ...ownerAt(time), name, value: Math.min(round(value), MOST.ms) });
  };
  for (const on of [onTTFB, onFCP, onLCP, onINP, onCLS]) on(take);

  function tell(measured: FieldReport['vitals']): void {
    clearTimeout(timer);
    timer = undefined;
    const report = {
      device: device(),
      vitals: measured.slice(0, MOST.vitals),
      ...firstOf(loads.take()),
    } satisfies FieldReport;
    if (report.vitals.length + report.loads.length + report.failures.length === 0) return;
    page.navigator.sendBeacon?.(
      FIELD_REPORT_PATH,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  }
  const tellSoon = () => void (timer ??= setTimeout(() => tell([]), GATHER_MS));
  const tellAll = () => {
    tell(vitals);
    vitals = [];
  };
  tellSoon();
  loads.subscribe(tellSoon);
  // After the library's own listeners, which hand over the last of what they know.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') tellAll();
  });
  page.addEventListener('pagehide', tellAll);
}

function firstOf({ loads, failures }: ReturnType<Loads['take']>): ReturnType<Loads['take']> {
  return { loads: loads.slice(0, MOST.loads), failures: failures.slice(0, MOST.failures) };
}

/** Four digits behind the point: enough for a layout shift, and for a millisecond more than a clock gives. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
