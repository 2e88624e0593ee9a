/** @jest-environment jsdom */
import { guardRestoredPage } from './restored-page.ts';

let login: string | undefined;
let isPlaying: boolean;
let stop: () => void;
const reload = jest.fn();
/** jsdom cannot load a page again. */
const page = new Proxy(window, {
  get: (target, key) => {
    if (key === 'location') return { reload };
    const value: unknown = Reflect.get(target, key, target);
    return typeof value === 'function' ? (value.bind(target) as unknown) : value;
  },
});

beforeEach(() => {
  login = undefined;
  isPlaying = false;
  reload.mockClear();
  stop = guardRestoredPage(
    page,
    () => login,
    () => isPlaying,
  );
});
afterEach(() => stop());

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = (persisted = true) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const isHidden = () => document.documentElement.style.visibility === 'hidden';

test('shows a member’s page again to the same member', () => {
  login = 'one';
  leave();
  expect(isHidden()).toBe(true);
  comeBack();
  expect(isHidden()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([undefined, 'two'])('loads a member’s page again, unseen, when the login is now %s', (now) => {
  login = 'one';
  leave();
  login = now;
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(isHidden()).toBe(true);
  document.documentElement.style.visibility = '';
});

test('leaves a guest’s page visible, and loads it again when a member has logged in', () => {
  leave();
  expect(isHidden()).toBe(false);
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  leave();
  login = 'one';
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('loads every restored page again while a game is open', () => {
  leave();
  isPlaying = true;
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});
