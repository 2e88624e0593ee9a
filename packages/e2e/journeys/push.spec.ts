import type { Browser, BrowserContext, Page, Worker } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { createLobby } from '../harness/lobby.ts';
import { logInByWire } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { deliver, startPushService, subscribeAt, type PushService } from '../harness/push-service.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { launchWholeBrowser } from '../harness/whole-browser.ts';

const say = (id: string) => text(`mf-member-center:${id}`);

let browser: Browser | undefined;
let context: BrowserContext;
let page: Page;
let service: PushService;
test.beforeAll(async () => {
  browser = await launchWholeBrowser();
  service = await startPushService();
});
test.afterAll(async () => {
  await browser?.close();
  await service?.close();
});
test.beforeEach(async ({ baseURL, problems, viewport }) => {
  test.skip(!browser, 'notifications need a whole Chromium, and this machine has none');
  context = await browser!.newContext({
    baseURL: baseURL ?? '',
    permissions: ['notifications'],
    serviceWorkers: 'allow',
    viewport,
  });
  await problems.watch(context);
  await context.addInitScript(subscribeAt, service.device);
  page = await context.newPage();
});
test.afterEach(() => context?.close());

/** In the worker: the title and the text of each notification that the browser shows. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

/**
 * In the worker: clicks the one notification, which no driver of a browser can, and returns what the click opens or brings to the
 * front. Without a person's click the browser itself would do neither.
 */
const clickIn = (worker: Worker, navigate?: string) =>
  worker.evaluate(async (other) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: object;
      WindowClient: { prototype: { readonly url: string } };
    };
    const done: string[] = [];
    Object.assign(scope.clients, { openWindow: async (href: string) => void done.push(`opens ${href}`) });
    Object.assign(scope.WindowClient.prototype, {
      async focus(this: { readonly url: string }) {
        done.push(`focuses ${this.url}`);
      },
    });
    const [notification] = await scope.registration.getNotifications();
    if (!notification) return 'there is no notification';
    if (other !== undefined) Object.assign(notification.data as object, { navigate: other });
    const kind = 'notificationclick' as const;
    const click = Object.assign(new Event(kind), {
      notification,
      waitUntil: (work: Promise<unknown>) => (waiting = work),
    });
    let waiting: Promise<unknown> = Promise.resolve();
    dispatchEvent(click);
    await waiting;
    return done.join();
  }, navigate);

test('a letter reaches the device that the member has switched letters on for', async ({
  baseURL,
  platform,
}) => {
  const { account } = await logInByWire(page, platform);
  const lobby = createLobby(page, false);
  await lobby.open('/user/Preferences');
  const letters = page.getByRole('checkbox', { name: say('push.letters') });
  await expect(letters).not.toBeChecked();
  await letters.check();
  await expect(letters).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page, 'preferences with push messages');
  await page.reload();
  await expect(letters).toBeChecked();
  await expect(page.getByRole('checkbox', { name: say('push.money') })).not.toBeChecked();

  await operate('letters send', '--to', account, '--title', 'Good evening', '--content', 'Hello');
  await expect.poll(() => service.received.length).toBe(1);
  const [message = ''] = service.received;
  await deliver(page, message);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await expect.poll(() => shown(worker)).toEqual(['You have a new letter: Good evening']);
  expect(await clickIn(worker)).toBe(`opens ${baseURL}/user/Letter`);
  expect(await shown(worker)).toEqual([]);

  await page.goto('/user/Letter');
  await deliver(page, message);
  await expect.poll(() => shown(worker)).toHaveLength(1);
  expect(await clickIn(worker)).toBe(`focuses ${baseURL}/user/Letter`);

  await deliver(page, message);
  await expect.poll(() => shown(worker)).toHaveLength(1);
  expect(await clickIn(worker, 'https://elsewhere.example/')).toBe('');
});
