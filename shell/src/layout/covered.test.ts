/** @jest-environment jsdom */
import type { ShellDialogs } from '../services/dialogs/dialogs.ts';
import { createState } from '@tessera/domain/state';
import { hideCovered } from './covered.ts';

const PHONE = { left: 0, right: innerWidth, bottom: innerHeight };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp(sheet: Partial<DOMRect>) {
  document.body.innerHTML = `<div><header></header><div id="body"></div><dialog open><div id="sheet"></div></dialog></div>`;
  const put = (selector: string, box: Partial<DOMRect>) => {
    document.querySelector(selector)!.getBoundingClientRect = () => box as DOMRect;
  };
  put('header', { bottom: 56 });
  put('#body', { height: 4_000 });
  put('#sheet', sheet);
  const body = document.querySelector<HTMLElement>('#body')!;
  const dialogs = createState<readonly unknown[]>([]);
  const stop = hideCovered(window, body, dialogs as ShellDialogs['open$']);
  const isHidden = () => body.style.getPropertyValue('content-visibility') === 'hidden';
  return { body, dialogs, stop, isHidden, put };
}

test('does not paint the page behind a sheet at rest, and keeps its height', async () => {
  const { body, dialogs, stop, isHidden } = setUp({ ...PHONE, top: 48 });
  dialogs.set(['search']);
  expect(isHidden()).toBe(false);
  jest.runAllTimers();
  expect(isHidden()).toBe(true);
  expect(body.style.minBlockSize).toBe('4000px');
  dialogs.set([]);
  // At once: the focus returns to the element that opened it.
  expect(isHidden()).toBe(false);
  expect(body.style.minBlockSize).toBe('');
  stop();
});

test('shows the page while a sheet is dragged, and hides it again after the sheet is released', async () => {
  const { dialogs, stop, isHidden, put } = setUp({ ...PHONE, top: 48 });
  dialogs.set(['search']);
  jest.runAllTimers();
  const sheet = document.querySelector<HTMLElement>('#sheet')!;
  sheet.style.setProperty('translate', '0 20px');
  put('#sheet', { ...PHONE, top: 68 });
  await Promise.resolve();
  expect(isHidden()).toBe(false);
  jest.runAllTimers();
  expect(isHidden()).toBe(false);
  put('#sheet', { ...PHONE, top: 48 });
  sheet.style.removeProperty('translate');
  await Promise.resolve();
  jest.runAllTimers();
  expect(isHidden()).toBe(true);
  stop();
  expect(isHidden()).toBe(false);
});

test('hides nothing behind a dialog that covers only a part of the page', () => {
  const { dialogs, stop, isHidden } = setUp({ left: 100, right: innerWidth - 100, top: 40, bottom: 600 });
  dialogs.set(['login']);
  jest.runAllTimers();
  expect(isHidden()).toBe(false);
  stop();
});
