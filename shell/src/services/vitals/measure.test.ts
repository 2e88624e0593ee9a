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

type Hear = (metric: Metric) => void;
const listeners: Record<string, Hear> = {};
jest.mock('web-vitals', () => {
  const on = (name: string) => (hear: Hear) => void (listeners[name] = hear);
  return { onLCP: on('LCP'), onINP: on('INP'), onCLS: on('CLS'), onFCP: on('FCP'), onTTFB: on('TTFB') };
});

const sendBeacon = jest.fn((_path: string, _body: Blob) => true);
let visibility: DocumentVisibilityState = 'visible';
Object.assign(navigator, { sendBeacon });
jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);

const said = (name: Metric['name'], value: number, { id = name as string, at = 0 } = {}) =>
  listeners[name]?.({ name, value, id, entries: [{ startTime: at }] } as unknown as Metric);
const look = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
async function told(): Promise<FieldReport[]> {
  const bodies = await Promise.all(
    sendBeacon.mock.calls.map(([path, body]) => {
      expect(path).toBe(FIELD_REPORT_PATH);
      return textOf(body);
    }),
  );
  // The gateway's own schema says whether it takes them.
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
let more: () => void = () => undefined;
const subscribe = (listener: () => void) => {
  more = listener;
  return () => undefined;
};
measure(window, {
  ownerAt,
  loads: { ...loads, subscribe },
  device: () => 'mobile',
});

beforeEach(() => {
  look('visible');
  sendBeacon.mockClear();
});

test('all that was measured goes in one beacon when the page is hidden, each for the page where it happened', async () => {
  loads.take.mockReturnValueOnce({ loads: [{ remote: 'mf-lobby', release: '2', ms: 80 }], failures: [] });
  said('LCP', 1234.56789, { at: 9_000 });
  said('INP', 48, { at: 9_000 });
  look('hidden');
  expect(await told()).toEqual([
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

test('hidden again, only what is new is told, and nothing where nothing is', async () => {
  look('hidden');
  expect(sendBeacon).not.toHaveBeenCalled();
  look('visible');
  // The same visit's interaction grew worse: it has counted already.
  said('INP', 480, { at: 9_000 });
  said('CLS', 0.01);
  look('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect((await told()).map(({ vitals }) => vitals.map(({ name }) => name))).toEqual([['CLS']]);
});

test('a page that came back out of the browser’s cache is a visit of its own', async () => {
  said('INP', 16, { id: 'restored' });
  look('hidden');
  expect(await told()).toHaveLength(1);
});

test('how remotes were loaded is told soon and together, without the vitals, and nothing where nothing is', async () => {
  // Ends what waits since the page began.
  look('hidden');
  look('visible');
  const load = { remote: 'mf-lobby', release: '2', ms: 80 };
  const failure = { remote: 'mf-agent', release: '3', cause: 'timeout' } as const;
  jest.useFakeTimers();
  said('CLS', 0.02, { id: 'later' });
  more();
  more();
  loads.take.mockReturnValueOnce({ loads: [load], failures: [failure] });
  jest.advanceTimersByTime(FIELD_REPORT_PROMPT_MS);
  more();
  jest.advanceTimersByTime(FIELD_REPORT_PROMPT_MS);
  jest.useRealTimers();
  expect(await told()).toEqual([{ device: 'mobile', vitals: [], loads: [load], failures: [failure] }]);
  look('hidden');
  expect((await told()).at(-1)?.vitals).toMatchObject([{ name: 'CLS', value: 0.02 }]);
});

test('a page in trouble tells no more than the gateway takes', async () => {
  const failure = { remote: 'mf-lobby', release: '2', cause: 'load' } as const;
  loads.take.mockReturnValueOnce({ loads: [], failures: Array.from({ length: 99 }, () => failure) });
  for (let n = 0; n < 30; n += 1) said('LCP', 1e12, { id: `visit ${n}` });
  look('hidden');
  const [report] = await told();
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
