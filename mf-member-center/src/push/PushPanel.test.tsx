/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { Answers } from '@tessera/testing';
import {
  CallError,
  pushKey,
  pushSubscribe,
  pushTopics,
  pushUnsubscribe,
  type PushTopic,
} from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addPushTo, type FakeBrowser } from './browser.fixture.ts';
import { PushPanel } from './PushPanel.tsx';

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const OTHER_KEY = `${KEY.slice(0, -1)}8`;
const MONEY = /^Money: deposits/;
const LETTERS = 'New letters';

let browser: FakeBrowser | undefined;
afterEach(async () => {
  // The panel reads the browser's state once more after a change.
  await act(async () => undefined);
  browser?.remove();
  browser = undefined;
  jest.restoreAllMocks();
});

interface Options {
  /** Of a subscription that is there already. */
  readonly key?: string;
  readonly topics?: PushTopic[];
  readonly answers?: Answers;
}

async function open({ key, topics = [], answers }: Options = {}) {
  const page = addPushTo(window, key);
  browser = page;
  const user = userEvent.setup();
  const shown = await show(<PushPanel />, {
    session: 'member',
    answers: {
      pushKey: { key: KEY },
      pushTopics: { topics },
      pushSubscribe: ({ topics: wanted }) => ({ topics: wanted }),
      pushUnsubscribe: null,
      ...answers,
    },
  });
  return { ...shown, user, browser: page };
}
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });

test('everything is off at first, and the browser asks nothing by itself', async () => {
  const { browser: page, shell } = await open();
  for (const one of await screen.findAllByRole('checkbox')) expect(one).not.toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(page.asked).toBe(0);
  expect(page.keys).toEqual([]);
  expect(shell.api.sentTo(pushTopics)).toEqual([]);
});

test('a topic that is switched on asks for the permission and subscribes this device', async () => {
  const { browser: page, shell, user } = await open();
  await user.click(await box(LETTERS));
  await waitFor(() => expect(shell.api.sentTo(pushSubscribe)).toHaveLength(1));
  expect(page.asked).toBe(1);
  expect(page.keys).toEqual([KEY]);
  expect(shell.api.sentTo(pushSubscribe)).toEqual([
    {
      endpoint: 'https://push.example.com/1',
      p256dh: 'P'.repeat(87),
      auth: 'A'.repeat(22),
      topics: ['letters'],
    },
  ]);
  await waitFor(async () => expect(await box(LETTERS)).toBeChecked());
  expect(await box(MONEY)).not.toBeChecked();
});

test('shows what is on, adds another topic, and keeps the subscription', async () => {
  const { browser: page, shell, user } = await open({ key: KEY, topics: ['letters'] });
  expect(await box(LETTERS)).toBeChecked();
  await user.click(await box(MONEY));
  await waitFor(async () => expect(await box(MONEY)).toBeChecked());
  expect(shell.api.sentTo(pushSubscribe)).toMatchObject([
    { endpoint: 'https://push.example.com/1', topics: ['letters', 'money'] },
  ]);
  expect(page.keys).toEqual([]);
});

test('the last topic that is switched off ends the subscription', async () => {
  const { browser: page, shell, user } = await open({ key: KEY, topics: ['money'] });
  await user.click(await box(MONEY));
  await waitFor(() => expect(page.subscription()).toBeNull());
  expect(shell.api.sentTo(pushUnsubscribe)).toEqual([{ endpoint: 'https://push.example.com/1' }]);
  expect(await box(MONEY)).not.toBeChecked();
});

test('a subscription for another key of the site is made again', async () => {
  const { browser: page, shell, user } = await open({ key: OTHER_KEY });
  await user.click(await box(MONEY));
  await waitFor(() => expect(shell.api.sentTo(pushSubscribe)).toHaveLength(1));
  expect(page.keys).toEqual([KEY]);
  expect(page.subscription()?.endpoint).toBe('https://push.example.com/2');
  await waitFor(async () => expect(await box(MONEY)).toBeChecked());
});

test('says how to allow what the person has refused, and notices when it is allowed', async () => {
  const { browser: page, shell, user } = await open();
  page.answer = 'denied';
  await user.click(await box(MONEY));
  expect(await screen.findByText('This browser blocks the messages of this site')).toBeVisible();
  expect(screen.getByText(/^Allow notifications for this site/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(shell.api.sentTo(pushSubscribe)).toEqual([]);
  page.permit('granted');
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(await box(MONEY)).not.toBeChecked();
});

test('stays off where the person closes the browser’s question', async () => {
  const { browser: page, user } = await open();
  page.answer = 'default';
  await user.click(await box(MONEY));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The browser has not been allowed/);
  expect(await box(MONEY)).not.toBeChecked();
});

test('offers to try again what failed, in the browser and at the platform', async () => {
  const { browser: page, shell, user } = await open();
  page.fault = new Error('push service error');
  await user.click(await box(MONEY));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved.');
  expect(await box(MONEY)).not.toBeChecked();
  expect(shell.report.errors).toHaveLength(1);
  page.fault = undefined;
  shell.api.answer(pushSubscribe, new CallError(pushSubscribe, { kind: 'network' }, ''));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shell.api.sentTo(pushSubscribe)).toHaveLength(1));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved.');
  shell.api.answer(pushSubscribe, ({ topics }) => ({ topics }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await box(MONEY)).toBeChecked());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says where a back end has no push messages', async () => {
  await open({ answers: { pushKey: new CallError(pushKey, { kind: 'unavailable' }, '') } });
  expect(await screen.findByText('Not available here')).toBeVisible();
});

test('says that a browser cannot', async () => {
  await act(async () => void (await show(<PushPanel />, { session: 'member' })));
  expect(await screen.findByText('This browser cannot show messages of a site.')).toBeVisible();
});

test('leads an iPhone to its home screen', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile Safari/604.1');
  await act(async () => void (await show(<PushPanel />, { session: 'member' })));
  expect(await screen.findByText(/^On iPhone and iPad, add the site to the home screen/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'How to add it' })).toHaveAttribute('href', '/app');
});
