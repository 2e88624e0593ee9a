/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { createOccupation } from './busy.ts';

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
  const occupation = createOccupation({ page: window, services });
  stop = occupation.watch();
  return { ...occupation, services };
}
function control<Kind extends HTMLElement>(html: string): Kind {
  document.body.innerHTML = `<form>${html}<button></button></form>`;
  return document.querySelector<Kind>('form > *')!;
}

test('a player who looks around is free', () => {
  const { isBusy, isPlaying } = watch();
  expect([isBusy(), isPlaying()]).toEqual([false, false]);
});

test.each([false, true])('a game keeps the player busy until it is closed; demo: %s', (demo) => {
  const { isBusy, isPlaying, services } = watch();
  services.bus.emit('game.opened', { gameId: 7, demo });
  services.bus.emit('game.opened', { gameId: 7, demo });
  expect([isBusy(), isPlaying()]).toEqual([true, true]);
  services.bus.emit('game.closed', { gameId: 7 });
  expect([isBusy(), isPlaying()]).toEqual([false, false]);
});

test('so does a game that was open before anybody watched, and its page', () => {
  const { isPlaying, services } = watch();
  window.history.replaceState(null, '', '/hi-IN/play');
  expect(isPlaying()).toBe(true);
  window.history.replaceState(null, '', '/');
  jest.spyOn(services.playing, 'isPlaying').mockReturnValue(true);
  expect(createOccupation({ page: window, services }).isPlaying()).toBe(true);
});

test('a dialog, the shell’s or a remote’s own, keeps the player busy', () => {
  const { isBusy, services } = watch();
  void services.dialogs.open('login', {});
  expect(isBusy()).toBe(true);
  services.dialogs.dismissAll();
  expect(isBusy()).toBe(false);
  document.body.innerHTML = '<dialog open></dialog>';
  expect(isBusy()).toBe(true);
});

test('a message is read to its end', () => {
  const { isBusy, services } = watch();
  services.toast.show('info', 'Saved.');
  expect(isBusy()).toBe(true);
  jest.advanceTimersByTime(3_000);
  expect(isBusy()).toBe(false);
});

test('what is typed is not lost; as it was before, or gone from the page, it holds nobody', () => {
  const { isBusy } = watch();
  const name = control<HTMLInputElement>('<input value="Ann">');
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

test('a box, a choice and a text count as well; a search does not', () => {
  const { isBusy } = watch();
  const box = control<HTMLInputElement>('<input type="checkbox">');
  box.focus();
  box.checked = true;
  expect(isBusy()).toBe(true);
  const choice = control<HTMLSelectElement>('<select><option>a<option>b</select>');
  choice.focus();
  choice.value = 'b';
  expect(isBusy()).toBe(true);
  const text = control<HTMLTextAreaElement>('<textarea></textarea>');
  text.focus();
  text.value = 'Dear all';
  expect(isBusy()).toBe(true);
  const search = control<HTMLInputElement>('<input type="search">');
  search.focus();
  search.value = 'slots';
  expect(isBusy()).toBe(false);
});

test('what was typed before anybody watched counts', () => {
  const name = control<HTMLInputElement>('<input>');
  name.focus();
  name.value = 'Ann';
  expect(watch().isBusy()).toBe(true);
});
