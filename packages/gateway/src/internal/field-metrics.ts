import type { Vital } from '@tessera/wire';
import { Counter, Histogram, type Registry } from 'prom-client';

type VitalLabel = 'remote' | 'release' | 'route' | 'device';
type LoadLabel = 'remote' | 'release' | 'device';
type FailureLabel = 'remote' | 'release' | 'cause';
type Labels<Name extends string> = Readonly<Record<Name, string>>;
type Part = Labels<'remote' | 'release'>;

/** What browsers told of their visits, by remote and release. Who calls it sees to it that labels take few values. */
export interface FieldMetrics {
  /** @param value as it was sent: milliseconds, or the bare number of CLS */
  readonly vital: (name: Vital, labels: Labels<VitalLabel>, value: number) => void;
  readonly load: (labels: Labels<LoadLabel>, ms: number) => void;
  readonly failure: (labels: Labels<FailureLabel>) => void;
  /** Forgets what was counted for any other part: releases come and go, and the process stays. */
  readonly keepOnly: (isKnown: (part: Part) => boolean) => void;
}

interface VitalForm {
  readonly name: string;
  readonly help: string;
  /** The thresholds of good and poor stand among them (web.dev/vitals). */
  readonly buckets: number[];
  /** From what browsers send to the unit of the name. */
  readonly scale: number;
}

const SECONDS = 1 / 1000;
const VITAL_FORMS: Readonly<Record<Vital, VitalForm>> = {
  LCP: {
    name: 'gateway_web_vitals_lcp_seconds',
    help: 'Largest contentful paint of visits',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    scale: SECONDS,
  },
  INP: {
    name: 'gateway_web_vitals_inp_seconds',
    help: 'Interaction to next paint of visits',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
    scale: SECONDS,
  },
  CLS: {
    name: 'gateway_web_vitals_cls',
    help: 'Cumulative layout shift of visits',
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    scale: 1,
  },
  FCP: {
    name: 'gateway_web_vitals_fcp_seconds',
    help: 'First contentful paint of visits',
    buckets: [0.3, 0.6, 1, 1.8, 2.4, 3, 5, 10],
    scale: SECONDS,
  },
  TTFB: {
    name: 'gateway_web_vitals_ttfb_seconds',
    help: 'Time to the first byte of visits',
    buckets: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
    scale: SECONDS,
  },
};

export function createFieldMetrics(registers: Registry[]): FieldMetrics {
  const vitals = Object.fromEntries(
    Object.entries(VITAL_FORMS).map(([vital, { name, help, buckets }]) => [
      vital,
      new Histogram<VitalLabel>({
        name,
        help: `${help}, by the route's remote and its release`,
        labelNames: ['remote', 'release', 'route', 'device'],
        buckets,
        registers,
      }),
    ]),
  ) as Record<Vital, Histogram<VitalLabel>>;
  const loads = new Histogram<LoadLabel>({
    name: 'gateway_remote_load_seconds',
    help: 'From the asking for a remote until it was active in the page',
    labelNames: ['remote', 'release', 'device'],
    buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 10, 20],
    registers,
  });
  const failures = new Counter<FailureLabel>({
    name: 'gateway_remote_load_failures_total',
    help: 'Releases that a page could not use, by cause',
    labelNames: ['remote', 'release', 'cause'],
    registers,
  });
  const series = new Map<string, Part & { readonly remove: () => void }>();

  function remember(metric: string, labels: Part, remove: () => void): void {
    const key = [metric, ...Object.values(labels)].join('\n');
    if (!series.has(key)) series.set(key, { ...labels, remove });
  }

  return {
    vital(name, labels, value) {
      vitals[name].observe(labels, value * VITAL_FORMS[name].scale);
      remember(name, labels, () => vitals[name].remove(labels));
    },
    load(labels, ms) {
      loads.observe(labels, ms * SECONDS);
      remember('load', labels, () => loads.remove(labels));
    },
    failure(labels) {
      failures.inc(labels);
      remember('failure', labels, () => failures.remove(labels));
    },
    keepOnly(isKnown) {
      for (const [key, { remote, release, remove }] of series) {
        if (isKnown({ remote, release })) continue;
        remove();
        series.delete(key);
      }
    },
  };
}
