/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { prefetchAhead } from './prefetch.ts';
import type { PartKey, PartState } from './parts.ts';

const registry = {
  remotes: [
    {
      name: 'mf-promotions',
      live: { config: { routes: [{ id: 'list', path: '/discount' }], dialogs: [], slots: [], wakes: [] } },
    },
    { name: 'mf-auth', live: { config: { routes: [], dialogs: ['login'], slots: [], wakes: [] } } },
  ],
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp(connection: object = {}, isGuest = true) {
  document.body.innerHTML = `<a href="/hi-IN/discount"><b>Promotions</b></a><a href="https://else.example/discount">Else</a>`;
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  let idle: () => void = () => undefined;
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => void (idle = work),
    cancelIdleCallback: () => undefined,
  });
  const requested: string[] = [];
  const parts = {
    stateOf: (): PartState => ({ status: 'pending' }),
    load: async ({ remote, name }: PartKey): Promise<PartState> => {
      requested.push(`${remote} ${name}`);
      return { status: 'pending' };
    },
  };
  const hint = (remote: string, part: string) => void requested.push(`files of ${remote} ${part}`);
  const stop = prefetchAhead(window, { composition: { registry, hint }, parts } as never, {
    isGuest: () => isGuest,
  });
  const [inside, outside] = [document.querySelector('b')!, document.querySelectorAll('a')[1]!];
  const dispatch = (element: Element, type: string) =>
    element.dispatchEvent(new Event(type, { bubbles: true }));
  return { requested, stop, dispatch, inside, outside, becomeIdle: () => idle() };
}

test.each(['pointerover', 'focusin', 'touchstart'])('loads the page of a link at the event %s', (type) => {
  const { requested, stop, dispatch, inside, outside } = setUp();
  dispatch(outside, type);
  jest.runAllTimers();
  expect(requested).toEqual([]);
  dispatch(inside, type);
  // The page reacts to the event itself first.
  expect(requested).toEqual([]);
  jest.runAllTimers();
  expect(requested).toEqual(['mf-promotions list']);
  dispatch(inside, type);
  stop();
  dispatch(inside, type);
  jest.runAllTimers();
  expect(requested).toHaveLength(1);
});

test('fetches the files of a guest’s likely next step when the page is idle, without running them', () => {
  const { requested, becomeIdle, stop } = setUp();
  expect(requested).toEqual([]);
  becomeIdle();
  expect(requested).toEqual(['files of mf-auth dialog:login']);
  stop();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'loads nothing early over the connection %j',
  (connection) => {
    const { requested, dispatch, inside, stop } = setUp(connection);
    dispatch(inside, 'pointerover');
    jest.runAllTimers();
    expect(requested).toEqual([]);
    stop();
  },
);
