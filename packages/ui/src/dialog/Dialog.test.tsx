/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PAGE_MS } from '../tokens.ts';
import { Dialog } from './Dialog.tsx';
import { installDialog } from './dialog.jsdom.ts';

beforeAll(installDialog);

function Opener({ dismissible }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Log in</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Welcome"
        closeLabel="Close"
        dismissible={dismissible}
        footer={<button onClick={() => setOpen(false)}>Done</button>}
      >
        <input aria-label="Account" data-autofocus />
      </Dialog>
    </>
  );
}

async function open(dismissible?: boolean) {
  render(<Opener dismissible={dismissible} />);
  await userEvent.click(screen.getByText('Log in'));
  return screen.getByRole('dialog', { name: 'Welcome' });
}

/** What the browser sends for Escape. */
function escape(dialog: HTMLElement) {
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
}

test('moves the focus to the marked element and back to the opener after Escape', async () => {
  const dialog = await open();
  expect(screen.getByLabelText('Account')).toHaveFocus();
  escape(dialog);
  expect(dialog).not.toHaveAttribute('open');
  expect(screen.getByText('Log in')).toHaveFocus();
});

test('restores the focus when an open dialog is removed', async () => {
  const { rerender } = render(<button>Play</button>);
  screen.getByText('Play').focus();
  rerender(
    <>
      <button>Play</button>
      <Dialog open onClose={() => {}} title="Please log in" closeLabel="Close">
        First
      </Dialog>
    </>,
  );
  expect(screen.getByText('Please log in')).toHaveFocus();
  rerender(<button>Play</button>);
  expect(screen.getByText('Play')).toHaveFocus();
});

test('closes on a backdrop click, but not on a press that starts inside', async () => {
  const dialog = await open();
  fireEvent.pointerDown(screen.getByLabelText('Account'));
  fireEvent.click(dialog);
  expect(dialog).toHaveAttribute('open');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog).not.toHaveAttribute('open');
});

test('keeps its content until the exit transition has ended', async () => {
  const dialog = await open();
  jest.useFakeTimers();
  escape(dialog);
  expect(screen.queryByText('Welcome')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(PAGE_MS));
  expect(screen.queryByText('Welcome')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('closes only by its footer if it is not dismissible', async () => {
  const dialog = await open(false);
  escape(dialog);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Done'));
  expect(dialog).not.toHaveAttribute('open');
});

test('calls onClose when the browser closes it without cancel', async () => {
  const dialog = await open();
  await act(async () => (dialog as HTMLDialogElement).close());
  expect(screen.getByText('Log in')).toHaveFocus();
  await userEvent.click(screen.getByText('Log in'));
  expect(dialog).toHaveAttribute('open');
});

test('is reached by the keyboard where it is a text to scroll', async () => {
  render(
    <Dialog open scrollable onClose={() => {}} title="Terms" closeLabel="Close">
      A long text.
    </Dialog>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByText('A long text.')).toHaveFocus();
});
