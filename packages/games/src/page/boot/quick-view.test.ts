/** @jest-environment jsdom */
import { askedMotion, askedSound, askedView } from './page-view.ts';
import { tellHeight } from './tell-height.ts';

const LOBBY = 'https://lobby.example/close?from=game';
const lobby = { postMessage: jest.fn() };
beforeEach(() => {
  lobby.postMessage.mockClear();
  window.opener = lobby;
});
afterEach(() => {
  window.opener = null;
});

describe('the view that an address asks for', () => {
  const Quick = () => null;
  test.each([
    ['/play/ts-sportsbook-1?view=quick', 'quick'],
    ['/play/ts-sportsbook-1?view=other', 'whole'],
    ['/play/ts-sportsbook-1', 'whole'],
  ])('%s: %s', (address, view) => {
    history.replaceState(null, '', address);
    expect(askedView({ Quick })).toBe(view);
  });

  test('a game without a short form is shown whole', () => {
    history.replaceState(null, '', '/play/ts-crash-1?view=quick');
    expect(askedView({})).toBe('whole');
  });
});

test.each([
  ['/play/ts-crash-1?sound=on', true],
  ['/play/ts-crash-1?sound=off', false],
  ['/play/ts-crash-1?sound=loud', undefined],
  ['/play/ts-crash-1', undefined],
])('the sound that %s asks for: %s', (address, sound) => {
  history.replaceState(null, '', address);
  expect(askedSound()).toBe(sound);
});

test.each([
  ['/play/ts-crash-1?motion=reduced', 'reduced'],
  ['/play/ts-crash-1?motion=full', 'full'],
  ['/play/ts-crash-1?motion=system', undefined],
  ['/play/ts-crash-1', undefined],
])('the motion that %s asks for: %s', (address, motion) => {
  history.replaceState(null, '', address);
  expect(askedMotion()).toBe(motion);
});

describe('the height of a short form', () => {
  let measured: () => void;
  const content = document.createElement('div');
  let height = 0;
  beforeEach(() => {
    window.ResizeObserver = class {
      constructor(heard: ResizeObserverCallback) {
        measured = () => heard([], this);
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
    content.getBoundingClientRect = () => ({ height }) as DOMRect;
  });

  test('is told to the lobby alone, in whole pixels, whenever it is another', () => {
    tellHeight(content, LOBBY);
    for (const next of [410.2, 410.9, 520]) {
      height = next;
      measured();
    }
    expect(lobby.postMessage.mock.calls).toEqual([
      [{ type: 'S001', height: 411 }, 'https://lobby.example'],
      [{ type: 'S001', height: 520 }, 'https://lobby.example'],
    ]);
  });

  test('is told to nobody where the lobby has no address', () => {
    tellHeight(content, 'about:blank');
    height = 300;
    measured();
    expect(lobby.postMessage).not.toHaveBeenCalled();
  });
});
