/** @jest-environment jsdom */
import { createFakeShell } from '@tessera/testing';
import { pushTopics, pushUnsubscribe, type PushTopic } from '@tessera/wire';
import { addPushTo, type FakeBrowser } from './browser.fixture.ts';
import { linkPushDevice } from './link-push-device.ts';

const ENDPOINT = 'https://push.example.com/1';
let browser: FakeBrowser;
afterEach(() => browser.remove());

const shellWith = (topics: PushTopic[]) =>
  createFakeShell({ session: 'member', answers: { pushTopics: { topics }, pushUnsubscribe: null } });

test('has the platform know that this session is on the device', async () => {
  browser = addPushTo(window, 'BA');
  const shell = shellWith(['money']);
  await linkPushDevice(shell);
  expect(shell.api.sentTo(pushTopics)).toEqual([{ endpoint: ENDPOINT }]);
  expect(shell.api.sentTo(pushUnsubscribe)).toEqual([]);
  expect(browser.subscription()).not.toBeNull();
});

test('ends the messages of a member who used the browser before', async () => {
  browser = addPushTo(window, 'BA');
  const shell = shellWith([]);
  await linkPushDevice(shell);
  expect(shell.api.sentTo(pushUnsubscribe)).toEqual([{ endpoint: ENDPOINT }]);
  expect(browser.subscription()).toBeNull();
});

test('sends nothing where the browser has no subscription, and asks nothing', async () => {
  browser = addPushTo(window);
  const shell = shellWith([]);
  await linkPushDevice(shell);
  expect(shell.api.sent).toEqual([]);
  expect(browser.asked).toBe(0);
});
