/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import '@tessera/testing/dom';
import { openFromCard } from './card-transition.ts';
import { changeTab } from './tab-transition.ts';

let change: () => void | Promise<void>;
const nameOf = (element: Element | null) =>
  (element as HTMLElement).style.getPropertyValue('view-transition-name');

beforeEach(() => {
  document.startViewTransition = jest.fn((given) => {
    change = given as typeof change;
    return { ready: Promise.reject(new DOMException('skipped', 'AbortError')) } as never;
  });
  document.body.innerHTML =
    '<button id="card"><span data-part="art"></span></button><dialog></dialog>' +
    '<button role="tab" aria-selected="false"></button>';
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  delete document.documentElement.dataset['motion'];
});

test('a game grows out of the picture of its card', () => {
  document.getElementById('card')!.focus();
  const [art, dialog] = [document.querySelector('[data-part="art"]'), document.querySelector('dialog')!];
  openFromCard(dialog);
  expect([nameOf(art), dialog.open]).toEqual(['lobby-game', false]);
  void change();
  expect([nameOf(art), nameOf(dialog), dialog.open]).toEqual(['', 'lobby-game', true]);
});

test('a game that was closed before the browser was ready stays closed', () => {
  const dialog = document.querySelector('dialog')!;
  openFromCard(dialog);
  dialog.remove();
  void change();
  expect(dialog.open).toBe(false);
});

test('a tab’s transition waits until the tab is selected', async () => {
  const act = jest.fn();
  changeTab(act);
  expect(act).not.toHaveBeenCalled();
  const changed = change();
  expect(act).toHaveBeenCalled();
  document.querySelector('[role="tab"]')!.setAttribute('aria-selected', 'true');
  await changed;
});

test.each([
  ['with reduced motion', () => (document.documentElement.dataset['motion'] = 'reduced')],
  ['in a browser without transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('the view changes at once %s', (_, prepare) => {
  const { startViewTransition } = document;
  prepare();
  const act = jest.fn();
  changeTab(act);
  openFromCard(document.querySelector('dialog')!);
  expect(act).toHaveBeenCalledTimes(1);
  expect(document.querySelector('dialog')!.open).toBe(true);
  expect(startViewTransition).not.toHaveBeenCalled();
});
