/** @jest-environment jsdom */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { fitJsdom } from '../testing/browser.ts';
import { PlainDialog } from './Dialog.tsx';

fitJsdom();

let host: HTMLElement;
async function open(onClose?: () => void): Promise<HTMLDialogElement> {
  host = document.body.appendChild(document.createElement('div'));
  await act(() => render(<PlainDialog title="Title" back="Back" onClose={onClose} />, host));
  return host.querySelector('dialog')!;
}
afterEach(() => {
  render(null, host);
  host.remove();
});

/** What browsers do at a second Escape in a row, without asking. */
async function closeUnasked(dialog: HTMLDialogElement): Promise<void> {
  dialog.removeAttribute('open');
  await act(() => void dialog.dispatchEvent(new Event('close')));
}

test('a dialog that the browser has closed without asking tells so', async () => {
  let closed = 0;
  await closeUnasked(await open(() => void (closed += 1)));
  expect(closed).toBe(1);
});

test('a dialog may be translated by the browser, inside a game that may not', async () => {
  const dialog = await open();
  expect(dialog.getAttribute('translate')).toBe('yes');
});

test('one without a way out is open again', async () => {
  const dialog = await open();
  await closeUnasked(dialog);
  expect(dialog.open).toBe(true);
});

test('one that the page takes away tells nothing', async () => {
  let closed = 0;
  const dialog = await open(() => void (closed += 1));
  await act(() => render(null, host));
  dialog.dispatchEvent(new Event('close'));
  expect(closed).toBe(0);
});
