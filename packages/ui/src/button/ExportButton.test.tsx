/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportButton, type ExportState } from './ExportButton.tsx';

function show(state: ExportState) {
  const onStart = jest.fn();
  render(<ExportButton label="Export CSV" retryLabel="Try again" state={state} onStart={onStart} />);
  return onStart;
}
const button = (name = 'Export CSV') => screen.getByRole('button', { name });

test('starts an export, and ignores clicks while one is in progress', async () => {
  const onStart = show({ status: 'idle' });
  await userEvent.click(button());
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('shows how far an export is, and ignores clicks meanwhile', async () => {
  const onStart = show({ status: 'working', progress: 0.4, text: 'Part 4 of 10' });
  await userEvent.click(button());
  expect(onStart).not.toHaveBeenCalled();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('progressbar', { name: 'Part 4 of 10' })).toHaveValue(40);
});

test('announces what it does where the progress is unknown, and that it is done', () => {
  show({ status: 'working', text: 'Preparing' });
  expect(screen.getByRole('status')).toHaveTextContent('Preparing');
  show({ status: 'done', text: 'The download has started' });
  expect(screen.getAllByRole('status')[1]).toHaveTextContent('The download has started');
});

test('says why an export failed, and offers a retry', async () => {
  const onStart = show({ status: 'failed', text: 'There is no connection.' });
  expect(screen.getByRole('alert')).toHaveTextContent('There is no connection.');
  await userEvent.click(button('Try again'));
  expect(onStart).toHaveBeenCalledTimes(1);
});
