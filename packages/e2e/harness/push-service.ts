import type { Page } from '@playwright/test';
import ece from 'http_ece';
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

/** A device as its push service knows it. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The push service of one device, which browsers cannot reach from a test: it keeps what the platform sends, decrypted. */
export interface PushService {
  readonly device: PushDevice;
  /** The JSON of each message, as the browser would hand it to the service worker. */
  readonly received: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts it at the address that the run's platform may send to (`harness/start.ts`). */
export async function startPushService(): Promise<PushService> {
  const origin = process.env['PUSH_TEST_ORIGIN'];
  if (!origin) throw new Error('PUSH_TEST_ORIGIN is set by harness/start.ts');
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const received: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const options = { version: 'aes128gcm', privateKey: curve, authSecret: auth } as const;
      received.push(ece.decrypt(Buffer.concat(chunks), options).toString());
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), '127.0.0.1', resolve));
  return {
    device: { endpoint: `${origin}/device/${randomBytes(8).toString('hex')}`, p256dh, auth },
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** In the page: subscribes at that service in place of the browser's own. */
export function subscribeAt({ endpoint, p256dh, auth }: PushDevice): void {
  const KEPT = 'push service of a test';
  const subscriptionFor = (key: string) => {
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    return {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(text, (one) => one.charCodeAt(0)).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const key = localStorage.getItem(KEPT);
      return key === null ? null : subscriptionFor(key);
    },
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      localStorage.setItem(KEPT, applicationServerKey);
      return subscriptionFor(applicationServerKey);
    },
  });
}

/** Has the browser hand a message to the site's service worker, as it does with one of its push service. */
export async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}
