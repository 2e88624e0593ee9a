/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import { orNotice } from './or-notice.ts';
import { showFailedStart } from './failed-start.ts';

const LOST = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

afterEach(() => document.body.replaceChildren());

test('shows the notice with Retry over a page that cannot start, and passes the failure on', async () => {
  document.body.innerHTML = '<main>Slots</main>';
  await expect(orNotice(window, () => Promise.reject(LOST))).rejects.toBe(LOST);
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(within(notice).getByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.getByText('Slots')).toBeVisible();
});

test('shows nothing over a page that has started', async () => {
  await orNotice(window, () => Promise.resolve());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('loads the page again at Retry', () => {
  const retry = jest.fn();
  showFailedStart(document, retry);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});
