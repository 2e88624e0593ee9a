/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { measure } from './measure.ts';
import { REGISTRY } from './release.fixture.ts';
import { watchVitals } from './vitals.ts';

jest.mock('./measure.ts', () => ({ measure: jest.fn() }));
const measured = jest.mocked(measure);

const navigation = new EventTarget();
let readyState: DocumentReadyState;
let idle: (() => void) | undefined;
jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
Object.assign(window, {
  navigation,
  requestIdleCallback: (work: () => void) => void (idle = work),
  cancelIdleCallback: () => undefined,
});

function watch() {
  watchVitals(window, {
    registry: REGISTRY,
    stateOf: () => ({ status: 'idle' }),
    subscribe: () => () => undefined,
    release: '9',
    routes: [{ id: 'home', path: '/', titleId: 't', descriptionId: 'd', noindex: false }],
    device: () => 'desktop',
  });
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  readyState = 'loading';
  idle = undefined;
  measured.mockClear();
});

test('loads the measuring code when the page is loaded and idle', async () => {
  watch();
  expect(idle).toBeUndefined();
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(measured).not.toHaveBeenCalled();
  idle?.();
  await settle();
  expect(measured).toHaveBeenCalledTimes(1);
});

test('assigns a measurement to the page that was shown at its time', async () => {
  readyState = 'complete';
  window.history.replaceState(null, '', '/hi-IN');
  const time = jest.spyOn(performance, 'now').mockReturnValue(0);
  watch();
  idle?.();
  await settle();
  for (const [at, path] of [
    [2_000, '/hi-IN/discount/3'],
    // The same page with another query.
    [3_000, '/hi-IN/discount/3?a=b'],
    [4_000, '/hi-IN'],
  ] as const) {
    time.mockReturnValue(at);
    window.history.pushState(null, '', path);
    navigation.dispatchEvent(new Event('currententrychange'));
  }
  const { ownerAt } = measured.mock.calls[0]![1];
  expect([0, 1_999, 2_000, 3_999, 4_000].map((at) => ownerAt(at).route)).toEqual([
    '/',
    '/',
    '/discount/:id?',
    '/discount/:id?',
    '/',
  ]);
  time.mockRestore();
});
