/** @jest-environment jsdom */
import {
  FIELD_REPORT_LIMITS,
  FIELD_REPORT_PATH,
  FIELD_REPORT_PROMPT_MS,
  fieldReport,
  type FieldReport,
} from '@tessera/wire';
import * as v from 'valibot';
import type { Metric } from 'web-vitals';
import { measure } from './measure.ts';

type Listener = (metric: Metric) => void;
const listeners: Record<string, Listener> = {};
jest.mock('web-vitals', () => {
  const on = (name: string) => (listener: Listener) => void (listeners[name] = listener);
  return { onLCP: on('LCP'), onINP: on('INP'), onCLS: on('CLS'), onFCP: on('FCP'), onTTFB: on('TTFB') };
});

const sendBeacon = jest.fn((_path: string, _body: Blob) => true);
let visibility: DocumentVisibilityState = 'visible';
Object.assign(navigator, { sendBeacon });
jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);

const measured = (name: Metric['name'], value: number, { id = name as string, at = 0 } = {}) =>
  listeners[name]?.({ name, value, id, entries: [{ startTime: at }] } as unknown as Metric);
const setVisibility = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
async function sentReports(): Promise<FieldReport[]> {
  const bodies = await Promise.all(
    sendBeacon.mock.calls.map(([path, body]) => {
      expect(path).toBe(FIELD_REPORT_PATH);
      return textOf(body);
    }),
  );
  // The gateway's own schema checks them.
  return bodies.map((body) => v.parse(fieldReport, JSON.parse(body)));
}

const loads = {
  take: jest.fn(() => ({ loads: [], failures: [] }) as Pick<FieldReport, 'loads' | 'failures'>),
};
const ownerAt = (time: number) => ({
  remote: time < 5_000 ? 'mf-lobby' : 'mf-promotions',
  release: '2',
  route: '/',
});
let onMoreLoads: () => void = () => undefined;
const subscribe = (listener: () => void) => {
  onMoreLoads = listener;
  return () => undefined;
};
measure(window, {
  ownerAt,
  loads: { ...loads, subscribe },
  device: () => 'mobile',
});

beforeEach(() => {
  setVisibility('visible');
  sendBeacon.mockClear();
});

test('sends all measurements in one beacon when the page is hidden, each for the page where it happened', async () => {
  loads.take.mockReturnValueOnce({ loads: [{ remote: 'mf-lobby', release: '2', ms: 80 }], failures: [] });
  measured('LCP', 1234.56789, { at: 9_000 });
  measured('INP', 48, { at: 9_000 });
  setVisibility('hidden');
  expect(await sentReports()).toEqual([
    {
      device: 'mobile',
      vitals: [
        { name: 'LCP', value: 1234.5679, remote: 'mf-lobby', release: '2', route: '/' },
        { name: 'INP', value: 48, remote: 'mf-promotions', release: '2', route: '/' },
      ],
      loads: [{ remote: 'mf-lobby', release: '2', ms: 80 }],
      failures: [],
    },
  ]);
});

test('sends only what is new when it is hidden again, and nothing without anything new', async () => {
  setVisibility('hidden');
  expect(sendBeacon).not.toHaveBeenCalled();
  setVisibility('visible');
  // A longer interaction of the same visit does not count again.
  measured('INP', 480, { at: 9_000 });
  measured('CLS', 0.01);
  setVisibility('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect((await sentReports()).map(({ vitals }) => vitals.map(({ name }) => name))).toEqual([['CLS']]);
});

test('counts a page from the browser’s cache as a new visit', async () => {
  measured('INP', 16, { id: 'restored' });
  setVisibility('hidden');
  expect(await sentReports()).toHaveLength(1);
});

test('sends the loads of remotes soon and together, without the vitals, and nothing without any', async () => {
  // Sends the reports that still wait.
  setVisibility('hidden');
  setVisibility('visible');
  const load = { remote: 'mf-lobby', release: '2', ms: 80 };
  const failure = { remote: 'mf-agent', release: '3', cause: 'timeout' } as const;
  jest.useFakeTimers();
  measured('CLS', 0.02, { id: 'later' });
  onMoreLoads();
  onMoreLoads();
  loads.take.mockReturnValueOnce({ loads: [load], failures: [failure] });
  jest.advanceTimersByTime(FIELD_REPORT_PROMPT_MS);
  onMoreLoads();
  jest.advanceTimersByTime(FIELD_REPORT_PROMPT_MS);
  jest.useRealTimers();
  expect(await sentReports()).toEqual([{ device: 'mobile', vitals: [], loads: [load], failures: [failure] }]);
  setVisibility('hidden');
  expect((await sentReports()).at(-1)?.vitals).toMatchObject([{ name: 'CLS', value: 0.02 }]);
});

test('sends at most as much as the gateway accepts', async () => {
  const failure = { remote: 'mf-lobby', release: '2', cause: 'load' } as const;
  loads.take.mockReturnValueOnce({ loads: [], failures: Array.from({ length: 99 }, () => failure) });
  for (let n = 0; n < 30; n += 1) measured('LCP', 1e12, { id: `visit ${n}` });
  setVisibility('hidden');
  const [report] = await sentReports();
  expect(report?.failures).toHaveLength(FIELD_REPORT_LIMITS.failures);
  expect(report?.vitals).toHaveLength(FIELD_REPORT_LIMITS.vitals);
});

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}
