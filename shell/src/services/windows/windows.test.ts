/** @jest-environment jsdom */
import type { Device } from '@tessera/contracts';
import { createReturnPath } from '../playing/return-path.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { popupName } from './address.ts';
import { createWaitingPageService } from './waiting-page.ts';
import { createWindows } from './windows.ts';

/** Creates a window as its opener sees it; an `isForeign` one has another origin and cannot be controlled. */
function fakeWindow({ isForeign = false } = {}) {
  const opened = {
    closed: false,
    addresses: [] as string[],
    focus: jest.fn(),
    postMessage: jest.fn(),
    close: () => void (opened.closed = true),
    get location() {
      if (isForeign) throw new DOMException('another origin', 'SecurityError');
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
  const returnPath = createReturnPath(tabStorage);
  const other = browser.openTab();
  const otherReturnPath = createReturnPath(other.tabStorage);
  const go = jest.fn();
  const showBlocked = jest.fn();
  const openWindow = jest.spyOn(window, 'open').mockImplementation(() => opens as unknown as Window);
  const windows = createWindows({
    page: window,
    tabs,
    storage,
    tabStorage,
    returnPath,
    navigation: { go },
    device: () => device,
    localise: (path) => `/hi-IN${path}`,
    showBlocked,
  });
  const waitingPage = createWaitingPageService({
    page: undefined,
    tabs: other.tabs,
    storage: other.storage,
    tabStorage: other.tabStorage,
    returnPath: otherReturnPath,
    navigation: { go },
    showBlocked,
  });
  return {
    windows,
    waitingPage,
    opened: opens,
    openWindow,
    go,
    showBlocked,
    storage,
    returnPath,
    otherReturnPath,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('goTo', () => {
  test.each(['/user', '/user/Info', '/user?page=Deposit', '/proxy/Plan', '/fastPayment'])(
    'opens %s in a window of 1500x800 on a desktop',
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

  test('opens every path in this tab on a phone, and other paths in this tab on a desktop', () => {
    const phone = open({ device: 'mobile' });
    phone.windows.goTo('/user/Info');
    expect(phone.go).toHaveBeenCalledWith('/user/Info');
    const desktop = open();
    desktop.windows.goTo('/discount/3');
    desktop.windows.goTo('/username');
    expect(desktop.go.mock.calls).toEqual([['/discount/3'], ['/username']]);
  });

  test('opens the path in this tab with a message when the window is blocked', () => {
    const { windows, go, showBlocked } = open({ opens: null });
    windows.goTo('/user');
    expect(showBlocked).toHaveBeenCalledTimes(1);
    expect(go).toHaveBeenCalledWith('/user');
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'user',
    'javascript:alert(1)',
  ])('refuses %s, which is no path of the site', (path) => {
    expect(() => open().windows.goTo(path)).toThrow(/no path of this site/);
  });
});

test('closes the member’s windows', () => {
  const { windows, opened } = open();
  windows.goTo('/user');
  windows.closeMemberWindows();
  expect(opened?.closed).toBe(true);
});

describe('openExternal', () => {
  test('opens an address without access to its opener', () => {
    const { windows, openWindow } = open();
    windows.openExternal('https://help.example/chat');
    expect(openWindow).toHaveBeenCalledWith('https://help.example/chat', '_blank', 'noopener,noreferrer');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/path', 'https://user:pass@x.example', 'http://'])(
    'refuses %s',
    (address) => {
      expect(() => open().windows.openExternal(address)).toThrow(/no http/);
    },
  );
});

describe('a waiting window', () => {
  test('opens at /loading and gets its address by the window’s handle', () => {
    const { windows, opened, openWindow, storage } = open();
    const waiting = windows.openWaiting('gameWindow');
    expect(openWindow).toHaveBeenCalledWith('/hi-IN/loading?kind=gameWindow', '_blank');
    expect(storage.get('waitingWindow')).toBe('gameWindow');
    waiting.navigate('https://games.example/play?launch=1');
    expect(opened?.addresses).toEqual(['https://games.example/play?launch=1']);
    expect(storage.get('waitingUrl')).toBeUndefined();
  });

  test('gets its address from the storage for one second if its handle cannot be used', async () => {
    const { windows, waitingPage, storage } = open({ opens: fakeWindow({ isForeign: true }) });
    const arrived = jest.fn();
    waitingPage.awaitAddress('gameWindow', { arrived, cancelled: jest.fn() });
    windows.openWaiting('gameWindow').navigate('https://games.example/play');
    expect(storage.get('waitingUrl')).toBe('https://games.example/play');
    await settle();
    expect(arrived).toHaveBeenCalledWith('https://games.example/play');
    jest.advanceTimersByTime(1_000);
    expect(storage.get('waitingUrl')).toBeUndefined();
  });

  test('finds the address in the storage if it loads late, and removes it', () => {
    const { windows, waitingPage, storage } = open({ opens: fakeWindow({ isForeign: true }) });
    windows.openWaiting('depositWindow').navigate('https://pay.example/1');
    const [mine, others] = [jest.fn(), jest.fn()];
    waitingPage.awaitAddress('gameWindow', { arrived: others, cancelled: jest.fn() });
    waitingPage.awaitAddress('depositWindow', { arrived: mine, cancelled: jest.fn() });
    expect(others).not.toHaveBeenCalled();
    expect(mine).toHaveBeenCalledWith('https://pay.example/1');
    expect(storage.get('waitingUrl')).toBeUndefined();
  });

  describe('that the browser opens without giving its handle', () => {
    const openUnseen = () => {
      const tab = open({ opens: null });
      const cancelled = jest.fn();
      const waiting = tab.windows.openWaiting('gameWindow');
      const wait = () => tab.waitingPage.awaitAddress('gameWindow', { arrived: jest.fn(), cancelled });
      return { ...tab, waiting, cancelled, wait };
    };

    test('gets the end of its wait: the page that opened it loads the address itself', async () => {
      const { waiting, cancelled, wait } = openUnseen();
      expect(waiting.blocked).toBe(true);
      wait();
      await jest.advanceTimersByTimeAsync(2_000);
      expect(cancelled).toHaveBeenCalled();
    });

    test('is not opened a second time', async () => {
      const { windows, openWindow, wait } = openUnseen();
      wait();
      await jest.advanceTimersByTimeAsync(2_000);
      expect(windows.openWaiting('gameWindow').blocked).toBe(true);
      expect(openWindow).toHaveBeenCalledTimes(1);
    });

    test('does not end the wait of later windows', async () => {
      const { cancelled, wait } = openUnseen();
      await jest.advanceTimersByTimeAsync(10_000);
      wait();
      await jest.advanceTimersByTimeAsync(2_000);
      expect(cancelled).not.toHaveBeenCalled();
    });
  });

  test('is blocked where the browser loads its address in this tab', () => {
    expect(open({ opens: window as never }).windows.openWaiting('gameWindow').blocked).toBe(true);
  });

  test('reports once that the player has closed it', () => {
    const { windows, opened } = open();
    const closed = jest.fn();
    windows.openWaiting('gameWindow').onClosed(closed);
    jest.advanceTimersByTime(2_000);
    expect(closed).not.toHaveBeenCalled();
    opened?.close();
    jest.advanceTimersByTime(2_000);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('is closed by its opener when the game returns', async () => {
    const { windows, waitingPage, opened } = open();
    const closed = jest.fn();
    windows.openWaiting('gameWindow').onClosed(closed);
    waitingPage.returnFromGame();
    await settle();
    expect(opened?.closed).toBe(true);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('stays open with its game when the game of another tab returns', async () => {
    const { windows, waitingPage, opened } = open({ opens: fakeWindow({ isForeign: true }) });
    const closed = jest.fn();
    windows.openWaiting('gameWindow').onClosed(closed);
    waitingPage.returnFromGame();
    await settle();
    expect(opened?.closed).toBe(false);
    expect(closed).not.toHaveBeenCalled();
  });

  test.each([
    ['is closed while it waits', false, true, []],
    [
      'with a game in it is closed by the game, which gets a message',
      true,
      false,
      [[{ type: 'lobby.close' }, '*']],
    ],
  ])('%s', (_, isForeign, isClosed, messages) => {
    const { windows, opened } = open({ opens: fakeWindow({ isForeign }) });
    const closed = jest.fn();
    const waiting = windows.openWaiting('gameWindow');
    waiting.onClosed(closed);
    waiting.close();
    expect(opened?.closed).toBe(isClosed);
    expect(opened?.postMessage.mock.calls).toEqual(messages);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('with a game in it ends no other wait when it is closed', async () => {
    const { windows, waitingPage } = open();
    const cancelled = jest.fn();
    const game = windows.openWaiting('gameWindow');
    game.navigate('https://games.example/play');
    waitingPage.awaitAddress('gameWindow', { arrived: jest.fn(), cancelled });
    game.close();
    await settle();
    expect(cancelled).not.toHaveBeenCalled();
  });

  test('stays open when a game returns that another tab has loaded itself; that tab goes to its stored path once', async () => {
    const { windows, waitingPage, otherReturnPath, go } = open();
    const closed = jest.fn();
    windows.openWaiting('gameWindow').onClosed(closed);
    otherReturnPath.remember('/?hall=3');
    waitingPage.returnFromGame();
    await settle();
    expect(go.mock.calls).toEqual([['/?hall=3', { replace: true }]]);
    expect(closed).not.toHaveBeenCalled();
    waitingPage.returnFromGame();
    expect(go).toHaveBeenCalledTimes(1);
  });

  test('gets no path of an earlier game in its copy of the storage', () => {
    const { windows, returnPath, openWindow, opened } = open();
    returnPath.remember('/?hall=3');
    let copied: string | undefined;
    openWindow.mockImplementation(() => {
      copied = returnPath.take();
      return opened as unknown as Window;
    });
    windows.openWaiting('gameWindow');
    expect(copied).toBeUndefined();
  });

  test('is notified that there will be no address', async () => {
    const { windows, waitingPage } = open();
    const cancelled = jest.fn();
    waitingPage.awaitAddress('gameWindow', { arrived: jest.fn(), cancelled });
    windows.openWaiting('gameWindow').close();
    await settle();
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  test('refuses an address that is not http', () => {
    expect(() => open().windows.openWaiting('gameWindow').navigate('javascript:alert(1)')).toThrow(/no http/);
  });

  test('reports that the browser blocked it', () => {
    const waiting = open({ opens: null }).windows.openWaiting('gameWindow');
    expect(waiting.blocked).toBe(true);
  });
});

test('gives a window’s name only for whole path segments', () => {
  expect(popupName('/users')).toBeUndefined();
});
