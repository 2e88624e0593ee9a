/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { installDialog } from '../dialog/dialog.jsdom.ts';
import { createToastStore } from './toasts.store.ts';
import { ToastViewport } from './ToastViewport.tsx';

beforeAll(installDialog);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const store = createToastStore();
  render(<ToastViewport store={store} label="Messages" closeLabel="Dismiss" />);
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const show = (...toast: Parameters<typeof store.show>) => act(() => store.show(...toast));
  return { store, pass, show };
}

test('announces errors assertively and other messages politely', () => {
  const { show } = setUp();
  show('error', 'The deposit was refused.');
  show('success', 'Saved.');
  expect(within(screen.getByRole('alert')).getByText('The deposit was refused.')).toBeInTheDocument();
  expect(within(screen.getByRole('status')).getByText('Saved.')).toBeInTheDocument();
});

test('removes a toast after 3000 ms', () => {
  const { show, pass } = setUp();
  show('info', 'Language changed.');
  pass(2_999);
  expect(screen.getByText('Language changed.')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Language changed.')).not.toBeInTheDocument();
});

test('shows toasts 16 px below the bar and from the window’s side, above all layers of the page', () => {
  const { show } = setUp();
  show('info', 'Language changed.');
  const { inset, zIndex } = getComputedStyle(screen.getByLabelText('Messages'));
  expect(inset).toBe('calc(var(--top-bar) + 16px) 16px auto');
  expect(zIndex).toBe('2050');
});

test('shows repeated toasts once with a count', () => {
  const { show } = setUp();
  show('warning', 'Wait for the round to end.');
  show('warning', 'Wait for the round to end.');
  expect(screen.getAllByText('Wait for the round to end.')).toHaveLength(1);
  expect(screen.getByText('×2')).toBeInTheDocument();
});

test('pauses the timer on hover', () => {
  const { show, pass } = setUp();
  show('info', 'Read me slowly.');
  const region = screen.getByText('Read me slowly.');
  fireEvent.pointerEnter(region);
  pass(10_000);
  expect(region).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByLabelText('Messages'));
  pass(3_000);
  expect(region).not.toBeInTheDocument();
});

test('resumes the timer of the others after a dismissal by keyboard', () => {
  const { show, pass } = setUp();
  show('info', 'One');
  show('info', 'Two');
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => first?.focus());
  fireEvent.click(first!);
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  pass(3_000);
  expect(screen.queryByText('Two')).not.toBeInTheDocument();
});

test('does not call a listener after its disposal', () => {
  const store = createToastStore();
  const listener = jest.fn();
  const dispose = store.subscribe(listener);
  store.show('info', 'One');
  dispose();
  store.show('info', 'Two');
  expect(listener).toHaveBeenCalledTimes(1);
});

/** Two dialogs, the second of which stays inside the first, as a question in a form does. */
function Dialogs() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setOpen(open.includes(name) ? open.filter((one) => one !== name) : [...open, name]);
  const dialog = (name: string) => (
    <Dialog open={open.includes(name)} onClose={() => toggle(name)} title={name} closeLabel="Close">
      Body
    </Dialog>
  );
  return (
    <>
      {['Question', 'Form', 'Unmounted'].map((name) => (
        <button key={name} onClick={() => toggle(name)}>
          Toggle {name}
        </button>
      ))}
      {dialog('Question')}
      {dialog('Form')}
      {open.includes('Unmounted') && dialog('Unmounted')}
    </>
  );
}

describe('beside modal dialogs, which make all else inert', () => {
  const showPopover = jest.fn(function (this: HTMLElement) {
    if (!this.isConnected) throw new DOMException('as browsers do', 'InvalidStateError');
  });
  beforeAll(() => void Object.assign(HTMLElement.prototype, { showPopover, hidePopover: () => undefined }));
  afterAll(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  const region = () => screen.getByLabelText('Messages');
  const hostOf = (element: HTMLElement) => element.closest('dialog')?.querySelector('h2')?.textContent;
  const toggle = async (name: string) => {
    fireEvent.click(screen.getByText(`Toggle ${name}`));
    // The observer of the dialogs is called in a microtask.
    await act(async () => {});
  };
  async function open(...names: readonly string[]) {
    const shown = setUp();
    render(<Dialogs />);
    for (const name of names) await toggle(name);
    return shown;
  }

  test('shows a failure inside the open dialog, announced and with a button that works', async () => {
    const { show } = await open('Form');
    show('error', 'The deposit was refused.');
    const dialog = screen.getByRole('dialog', { name: 'Form' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('The deposit was refused.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('The deposit was refused.')).not.toBeInTheDocument();
  });

  test('is in the dialog that was opened last, wherever it is in the document', async () => {
    const { show } = await open('Form', 'Question');
    show('error', 'Refused.');
    expect(hostOf(region())).toBe('Question');
    await toggle('Question');
    expect(hostOf(region())).toBe('Form');
    await toggle('Form');
    expect(hostOf(region())).toBeUndefined();
    expect(screen.getByText('Refused.')).toBeInTheDocument();
  });

  test('keeps the live regions when a dialog opens or closes, so that only their text changes', async () => {
    const { show } = await open();
    show('error', 'Refused.');
    const alert = screen.getByRole('alert');
    await toggle('Form');
    expect(screen.getByRole('alert')).toBe(alert);
    await toggle('Form');
    expect(screen.getByRole('alert')).toBe(alert);
  });

  test('survives the removal of an open dialog', async () => {
    const { show, pass } = await open('Unmounted');
    show('success', 'Saved.');
    expect(hostOf(region())).toBe('Unmounted');
    await toggle('Unmounted');
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    pass(3_000);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  test('shows a toast that comes in the moment in which its dialog is removed', async () => {
    const { show } = await open('Unmounted');
    showPopover.mockClear();
    await act(async () => {
      fireEvent.click(screen.getByText('Toggle Unmounted'));
      show('success', 'Saved.');
    });
    expect(hostOf(region())).toBeUndefined();
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    expect(showPopover).toHaveBeenCalled();
  });

  test('shows itself above a dialog that opens over a toast', async () => {
    const { show } = await open();
    show('error', 'Refused.');
    showPopover.mockClear();
    await toggle('Form');
    expect(hostOf(region())).toBe('Form');
    expect(showPopover).toHaveBeenCalled();
  });

  test('leaves nothing behind when it is removed', async () => {
    const { unmount } = render(
      <ToastViewport store={createToastStore()} label="Messages" closeLabel="Dismiss" />,
    );
    unmount();
    expect(document.querySelector('[popover]')).toBeNull();
  });
});
