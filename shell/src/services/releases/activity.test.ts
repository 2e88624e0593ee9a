/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { createActivity } from './activity.ts';

let stop: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function watch() {
  const services = openServices(createTestBrowser('https://site.test').openTab());
  const activity = createActivity({ page: window, services });
  stop = activity.watch();
  return { ...activity, services };
}
function showControl<Kind extends HTMLElement>(html: string): Kind {
  document.body.innerHTML = `<form>${html}<button></button></form>`;
  return document.querySelector<Kind>('form > *')!;
}

test('is not busy while the player only looks at pages', () => {
  const { isBusy, isPlaying } = watch();
  expect([isBusy(), isPlaying()]).toEqual([false, false]);
});

test.each([false, true])('is busy from a game’s opening until it closes; demo: %s', (demo) => {
  const { isBusy, isPlaying, services } = watch();
  services.bus.emit('game.opened', { gameId: 7, demo });
  services.bus.emit('game.opened', { gameId: 7, demo });
  expect([isBusy(), isPlaying()]).toEqual([true, true]);
  services.bus.emit('game.closed', { gameId: 7 });
  expect([isBusy(), isPlaying()]).toEqual([false, false]);
});

test('is busy on a game’s page, and with a game that was already open', () => {
  const { isPlaying, services } = watch();
  window.history.replaceState(null, '', '/hi-IN/play');
  expect(isPlaying()).toBe(true);
  window.history.replaceState(null, '', '/');
  jest.spyOn(services.playing, 'isPlaying').mockReturnValue(true);
  expect(createActivity({ page: window, services }).isPlaying()).toBe(true);
});

test('is busy while a dialog of the shell or of a remote is open', () => {
  const { isBusy, services } = watch();
  void services.dialogs.open('login', {});
  expect(isBusy()).toBe(true);
  services.dialogs.dismissAll();
  expect(isBusy()).toBe(false);
  document.body.innerHTML = '<dialog open></dialog>';
  expect(isBusy()).toBe(true);
});

test('is busy while a toast is shown', () => {
  const { isBusy, services } = watch();
  services.toast.show('info', 'Saved.');
  expect(isBusy()).toBe(true);
  jest.advanceTimersByTime(3_000);
  expect(isBusy()).toBe(false);
});

test('is busy while a field has unsent text, and not once it is reset or removed', () => {
  const { isBusy } = watch();
  const name = showControl<HTMLInputElement>('<input value="Ann">');
  name.focus();
  expect(isBusy()).toBe(false);
  name.value = 'Anna';
  expect(isBusy()).toBe(true);
  name.value = 'Ann';
  expect(isBusy()).toBe(false);
  name.value = 'Anne';
  name.form?.remove();
  expect(isBusy()).toBe(false);
});

test('is busy after a change of a checkbox, a choice or a text area, but not of a search field', () => {
  const { isBusy } = watch();
  const box = showControl<HTMLInputElement>('<input type="checkbox">');
  box.focus();
  box.checked = true;
  expect(isBusy()).toBe(true);
  const choice = showControl<HTMLSelectElement>('<select><option>a<option>b</select>');
  choice.focus();
  choice.value = 'b';
  expect(isBusy()).toBe(true);
  const text = showControl<HTMLTextAreaElement>('<textarea></textarea>');
  text.focus();
  text.value = 'Dear all';
  expect(isBusy()).toBe(true);
  const search = showControl<HTMLInputElement>('<input type="search">');
  search.focus();
  search.value = 'slots';
  expect(isBusy()).toBe(false);
});

test('is busy with text that was typed before the start', () => {
  const name = showControl<HTMLInputElement>('<input>');
  name.focus();
  name.value = 'Ann';
  expect(watch().isBusy()).toBe(true);
});
