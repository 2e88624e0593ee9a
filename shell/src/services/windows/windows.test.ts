/** @jest-environment jsdom */
import type { Device } from '@tessera/contracts';
import { createWayBack } from '../playing/way-back.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { popupName } from './address.ts';
import { createWindows } from './windows.ts';

/** A window as far as its opener sees it; `beyond` is one of another origin, which refuses to be steered. */
function fakeWindow({ beyond = false } = {}) {
  const opened = {
    closed: false,
    addresses: [] as string[],
    focus: jest.fn(),
    close: () => void (opened.closed = true),
    get location() {
      if (beyond) throw new DOMException('another origin', 'SecurityError');
      return {
        origin: window.location.origin,
        replace: (url: string) => void opened.addresses.push(url),
      };
    },
  };
  return opened;
}

function open({
  device = 'desktop' as Device,
  opens = fakeWindow() as ReturnType<typeof fakeWindow> | null,
} = {}) {
  const browser = createTestBrowser('https://site.example');
  const { tabs, storage, tabStorage } = browser.openTab();
  const wayBack = createWayBack(tabStorage);
  const other = browser.openTab();
  const otherWayBack = createWayBack(other.tabStorage);
  const go = jest.fn();
  const sayBlocked = jest.fn();
  const openWindow = jest.spyOn(window, 'open').mockImplementation(() => opens as unknown as Window);
  const windows = createWindows({
    page: window,
    tabs,
    storage,
    wayBack,
    navigation: { go },
    device: () => device,
    localise: (path) => `/hi-IN${path}`,
    sayBlocked,
  });
  const otherSide = createWindows({
    page: undefined,
    tabs: other.tabs,
    storage: other.storage,
    wayBack: otherWayBack,
    navigation: { go },
    device: () => device,
    localise: (path) => path,
    sayBlocked,
  });
  return { windows, otherSide, opened: opens, openWindow, go, sayBlocked, storage, wayBack, otherWayBack };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('going to a path', () => {
  test.each(['/user', '/user/Info', '/user?page=Deposit', '/proxy/Plan', '/fastPayment'])(
    'on the desktop %s has a window of 1500x800',
    (path) => {
      const { windows, openWindow, go } = open();
      jest.spyOn(window, 'screen', 'get').mockReturnValue({ availWidth: 1920, availHeight: 1080 } as Screen);
      windows.goTo(path);
      const [href, name, features] = openWindow.mock.calls[0] ?? [];
      expect(href).toBe(`/hi-IN${path}`);
      expect(name).toMatch(/^tessera-member-/);
      expect(features).toContain('width=1500,height=800,left=210,top=140');
      expect(go).not.toHaveBeenCalled();
    },
  );

  test('on the phone it is this tab, and any other path always is', () => {
    const phone = open({ device: 'mobile' });
    phone.windows.goTo('/user/Info');
    expect(phone.go).toHaveBeenCalledWith('/user/Info');
    const desktop = open();
    desktop.windows.goTo('/discount/3');
    desktop.windows.goTo('/username');
    expect(desktop.go.mock.calls).toEqual([['/discount/3'], ['/username']]);
  });

  test('a blocked window falls back to this tab, and says so', () => {
    const { windows, go, sayBlocked } = open({ opens: null });
    windows.goTo('/user');
    expect(sayBlocked).toHaveBeenCalledTimes(1);
    expect(go).toHaveBeenCalledWith('/user');
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'user',
    'javascript:alert(1)',
  ])('%s is no path of the site', (path) => {
    expect(() => open().windows.goTo(path)).toThrow(/no path of this site/);
  });
});

test('the member’s windows go with the session', () => {
  const { windows, opened } = open();
  windows.goTo('/user');
  windows.closeMemberWindows();
  expect(opened?.closed).toBe(true);
});

describe('outside addresses', () => {
  test('open without their opener', () => {
    const { windows, openWindow } = open();
    windows.openExternal('https://help.example/chat');
    expect(openWindow).toHaveBeenCalledWith('https://help.example/chat', '_blank', 'noopener,noreferrer');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/path', 'https://user:pass@x.example', 'http://'])(
    '%s is refused',
    (address) => {
      expect(() => open().windows.openExternal(address)).toThrow(/no http/);
    },
  );
});

describe('a waiting window', () => {
  test('is opened at /loading and led on by its handle', () => {
    const { windows, opened, openWindow, storage } = open();
    const waiting = windows.openWaiting('gameWindow');
    expect(openWindow).toHaveBeenCalledWith('/hi-IN/loading?kind=gameWindow', '_blank');
    expect(storage.get('waitingWindow')).toBe('gameWindow');
    waiting.navigate('https://games.example/play?launch=1');
    expect(opened?.addresses).toEqual(['https://games.example/play?launch=1']);
    expect(storage.get('waitingUrl')).toBeUndefined();
  });

  test('that cannot be steered takes its address from the storage, which forgets it after a second', async () => {
    const { windows, otherSide, storage } = open({ opens: fakeWindow({ beyond: true }) });
    const arrived = jest.fn();
    otherSide.awaitAddress('gameWindow', { arrived, cancelled: jest.fn() });
    windows.openWaiting('gameWindow').navigate('https://games.example/play');
    expect(storage.get('waitingUrl')).toBe('https://games.example/play');
    await settle();
    expect(arrived).toHaveBeenCalledWith('https://games.example/play');
    jest.advanceTimersByTime(1_000);
    expect(storage.get('waitingUrl')).toBeUndefined();
  });

  test('that comes late finds the address waiting, and takes it away', () => {
    const { windows, otherSide, storage } = open({ opens: fakeWindow({ beyond: true }) });
    windows.openWaiting('depositWindow').navigate('https://pay.example/1');
    const [mine, others] = [jest.fn(), jest.fn()];
    otherSide.awaitAddress('gameWindow', { arrived: others, cancelled: jest.fn() });
    otherSide.awaitAddress('depositWindow', { arrived: mine, cancelled: jest.fn() });
    expect(others).not.toHaveBeenCalled();
    expect(mine).toHaveBeenCalledWith('https://pay.example/1');
    expect(storage.get('waitingUrl')).toBeUndefined();
  });

  test('tells once that the player has closed it', () => {
    const { windows, opened } = open();
    const closed = jest.fn();
    windows.openWaiting('gameWindow').onClosed(closed);
    jest.advanceTimersByTime(2_000);
    expect(closed).not.toHaveBeenCalled();
    opened?.close();
    jest.advanceTimersByTime(2_000);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('is closed when the game leads back, and its opener begins to quit', async () => {
    const { windows, otherSide, opened } = open();
    const closed = jest.fn();
    windows.openWaiting('gameWindow').onClosed(closed);
    otherSide.returnFromGame();
    await settle();
    expect(opened?.closed).toBe(true);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('is left alone while its game is played, when the game of another tab leads back', async () => {
    const { windows, otherSide, opened } = open({ opens: fakeWindow({ beyond: true }) });
    const closed = jest.fn();
    windows.openWaiting('gameWindow').onClosed(closed);
    otherSide.returnFromGame();
    await settle();
    expect(opened?.closed).toBe(false);
    expect(closed).not.toHaveBeenCalled();
  });

  test('closes nothing when the game had this tab: the tab goes to where it was, once', async () => {
    const { windows, otherSide, otherWayBack, go } = open();
    const closed = jest.fn();
    windows.openWaiting('gameWindow').onClosed(closed);
    otherWayBack.remember('/?hall=3');
    otherSide.returnFromGame();
    await settle();
    expect(go.mock.calls).toEqual([['/?hall=3', { replace: true }]]);
    expect(closed).not.toHaveBeenCalled();
    otherSide.returnFromGame();
    expect(go).toHaveBeenCalledTimes(1);
  });

  test('gets no way back of a game that was open before, in the copy of the storage that it begins with', () => {
    const { windows, wayBack, openWindow, opened } = open();
    wayBack.remember('/?hall=3');
    let copied: string | undefined;
    openWindow.mockImplementation(() => {
      copied = wayBack.take();
      return opened as unknown as Window;
    });
    windows.openWaiting('gameWindow');
    expect(copied).toBeUndefined();
  });

  test('is told that there will be no address', async () => {
    const { windows, otherSide } = open();
    const cancelled = jest.fn();
    otherSide.awaitAddress('gameWindow', { arrived: jest.fn(), cancelled });
    windows.openWaiting('gameWindow').close();
    await settle();
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  test('never goes to what is no http address', () => {
    expect(() => open().windows.openWaiting('gameWindow').navigate('javascript:alert(1)')).toThrow(/no http/);
  });

  test('that was blocked says so', () => {
    const waiting = open({ opens: null }).windows.openWaiting('gameWindow');
    expect(waiting.blocked).toBe(true);
  });
});

test('only whole path segments name a window', () => {
  expect(popupName('/users')).toBeUndefined();
});
