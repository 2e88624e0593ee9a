/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { createFakeShell } from '@tessera/testing';
import { CallError, marquee } from '@tessera/wire';
import { act, screen } from '@testing-library/react';
import { keyOf, useAnswer } from '../queries.ts';
import { AsOf, isLost } from '../pages.ts';
import { renderInScope } from '../testing.tsx';

const HOUR_MS = 3_600_000;
/** The device is wrong by two hours. */
const SITE_AHEAD_MS = 2 * HOUR_MS;
const START = Date.parse('2026-03-01T10:30:00Z');

beforeEach(() =>
  jest.useFakeTimers({
    now: START - SITE_AHEAD_MS,
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  }),
);
afterEach(() => jest.useRealTimers());

function Page() {
  const answer = useAnswer(marquee, { siteId: 1 });
  if (answer.isPending) return <p>Loading</p>;
  if (isLost(answer)) return <p>Lost</p>;
  return (
    <>
      <AsOf answer={answer} />
      <p>News: {answer.data.list.length}</p>
    </>
  );
}

const failure = (kind: 'network' | 'unavailable' | 'timeout') => new CallError(marquee, { kind }, '');

/** Shows the page with an answer, and after a while asks again for one that fails. */
async function show(error: Error, laterMs: number, isOffline = false) {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shell = createFakeShell({
    answers: { marquee: { list: [] } },
    settings: { timeZone },
    clock: { now: () => Date.now() + SITE_AHEAD_MS },
  });
  const { scope } = await renderInScope(<Page />, {
    config: { name: 'mf-test' },
    shell,
    messages: async () => ({
      default: {
        'stale.asOf': 'As of {time}',
        'error.network': 'There is no connection.',
        'error.text': 'Something went wrong.',
        'error.retry': 'Try again',
      },
    }),
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('News: 0')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  jest.setSystemTime(Date.now() + laterMs);
  shell.api.answer(marquee, error);
  if (isOffline) act(() => void window.dispatchEvent(new Event('offline')));
  await act(async () => {
    void scope.queries.refetchQueries({ queryKey: keyOf(marquee) });
    await jest.advanceTimersByTimeAsync(0);
  });
}
const at = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', style).format(START).replaceAll('\u202f', ' ');
const words = () => screen.getByRole('status').textContent?.replaceAll('\u202f', ' ');

test('says the time of the last answer by the site’s clock, and that there is no connection', async () => {
  await show(failure('network'), HOUR_MS);
  expect(words()).toContain(`As of ${at({ timeStyle: 'short' })}There is no connection.`);
  expect(screen.getByText('News: 0')).toBeVisible();
});

test('says so, too, where the device is offline and nothing is sent', async () => {
  await show(failure('timeout'), HOUR_MS, true);
  expect(words()).toContain('There is no connection.');
  expect(screen.getByText('News: 0')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
});

test('names the day, too, of an answer from long ago', async () => {
  await show(failure('timeout'), 30 * HOUR_MS);
  expect(words()).toContain(`As of ${at({ dateStyle: 'medium', timeStyle: 'short' })}Something went wrong.`);
});

test('shows nothing of what the back end has no more', async () => {
  await show(failure('unavailable'), HOUR_MS);
  expect(screen.getByText('Lost')).toBeVisible();
});
