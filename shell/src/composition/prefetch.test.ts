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
  const asked: string[] = [];
  const parts = {
    stateOf: (): PartState => ({ status: 'pending' }),
    load: async ({ remote, name }: PartKey): Promise<PartState> => {
      asked.push(`${remote} ${name}`);
      return { status: 'pending' };
    },
  };
  const hint = (remote: string, part: string) => void asked.push(`files of ${remote} ${part}`);
  const stop = prefetchAhead(window, { composition: { registry, hint }, parts } as never, {
    isGuest: () => isGuest,
  });
  const [inside, outside] = [document.querySelector('b')!, document.querySelectorAll('a')[1]!];
  const point = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));
  return { asked, stop, point, inside, outside, rest: () => idle() };
}

test.each(['pointerover', 'focusin', 'touchstart'])(
  '%s on a link loads the page that it leads to',
  (type) => {
    const { asked, stop, point, inside, outside } = setUp();
    point(outside, type);
    jest.runAllTimers();
    expect(asked).toEqual([]);
    point(inside, type);
    // What is done in answer to the touch itself comes first.
    expect(asked).toEqual([]);
    jest.runAllTimers();
    expect(asked).toEqual(['mf-promotions list']);
    point(inside, type);
    stop();
    point(inside, type);
    jest.runAllTimers();
    expect(asked).toHaveLength(1);
  },
);

test('at rest, the files of a guest’s next step are fetched, and not run', () => {
  const { asked, rest, stop } = setUp();
  expect(asked).toEqual([]);
  rest();
  expect(asked).toEqual(['files of mf-auth dialog:login']);
  stop();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is loaded ahead over %j',
  (connection) => {
    const { asked, point, inside, stop } = setUp(connection);
    point(inside, 'pointerover');
    jest.runAllTimers();
    expect(asked).toEqual([]);
    stop();
  },
);
