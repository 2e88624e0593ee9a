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
  const stop = prefetchAhead(window, { composition: { registry }, parts } as never, {
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
    expect(asked).toEqual([]);
    point(inside, type);
    expect(asked).toEqual(['mf-promotions list']);
    stop();
    point(inside, type);
    expect(asked).toHaveLength(1);
  },
);

test('at rest, a guest’s next step is loaded', () => {
  const { asked, rest, stop } = setUp();
  expect(asked).toEqual([]);
  rest();
  expect(asked).toEqual(['mf-auth login']);
  stop();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is loaded ahead over %j',
  (connection) => {
    const { asked, point, inside, stop } = setUp(connection);
    point(inside, 'pointerover');
    expect(asked).toEqual([]);
    stop();
  },
);
