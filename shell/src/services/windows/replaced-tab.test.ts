/** @jest-environment jsdom */
import { createReturnPath } from '../playing/return-path.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { OPENER_KEY } from './waiting.ts';
import { createWaitingPageService } from './waiting-page.ts';
import { createWindows } from './windows.ts';

/** A tab in which the browser loads the waiting page itself. @param opens what `window.open` gives */
function open(opens: Window | null) {
  const { tabs, storage, tabStorage } = createTestBrowser('https://site.example').openTab();
  const go = jest.fn();
  const showBlocked = jest.fn();
  const openWindow = jest.spyOn(window, 'open').mockImplementation(() => opens);
  window.history.replaceState(null, '', '/hi-IN/user/Deposit?from=home');
  const windows = createWindows({
    page: window,
    tabs,
    storage,
    tabStorage,
    returnPath: createReturnPath(tabStorage),
    navigation: { go },
    device: () => 'mobile',
    localise: (path) => `/hi-IN${path}`,
    showBlocked,
  });
  windows.openWaiting('depositWindow');
  // The document of this tab is /loading from here on, with the same storage of the tab.
  const loading = createWaitingPageService(windows.waitingPage);
  return { windows, loading, tabStorage, openWindow, go, showBlocked };
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['no handle', null],
  ['the page itself as its handle', window],
])('leads back to the page that it has replaced: %s', (_case, opens) => {
  const { loading, go, showBlocked } = open(opens);
  expect(loading.returnToOpener()).toBe(true);
  expect(go.mock.calls).toEqual([['/user/Deposit?from=home', { replace: true }]]);
  expect(showBlocked).toHaveBeenCalledTimes(1);
  expect(loading.returnToOpener()).toBe(false);
});

test('leads back to the order that was placed while the page was leaving', () => {
  const { loading, go } = open(null);
  window.history.replaceState(null, '', '/hi-IN/user/Deposit?order=D1');
  window.dispatchEvent(new Event('pagehide'));
  loading.returnToOpener();
  expect(go).toHaveBeenCalledWith('/user/Deposit?order=D1', { replace: true });
});

test('opens no second waiting page in this tab', () => {
  const { windows, loading, openWindow } = open(null);
  loading.returnToOpener();
  expect(windows.openWaiting('depositWindow').blocked).toBe(true);
  expect(openWindow).toHaveBeenCalledTimes(1);
});

test('tries again where the browser had only blocked the window', () => {
  const { windows, openWindow } = open(null);
  windows.openWaiting('depositWindow');
  expect(openWindow).toHaveBeenCalledTimes(2);
});

test('leads nowhere from a window of its own, which has a copy of the tab’s storage', () => {
  const { windows, tabStorage, openWindow } = open(null);
  const copied: unknown[] = [];
  openWindow.mockImplementation(() => {
    copied.push(tabStorage.get(OPENER_KEY));
    return null;
  });
  windows.openWaiting('depositWindow');
  expect(copied).toEqual([undefined]);
});
