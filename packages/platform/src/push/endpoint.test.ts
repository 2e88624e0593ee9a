import { createDelivery } from './delivery.ts';
import { readEndpoint } from './endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://93.184.215.14/abc',
])('sends to %s', (endpoint) => {
  expect(readEndpoint(endpoint, undefined)?.href).toBe(endpoint);
});

test.each([
  'http://push.example.com/abc',
  'https://push.example.com:8443/abc',
  'https://me:pw@push.example.com/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'https://platform/healthz',
  'https://',
])('does not send to %s', (endpoint) => {
  expect(readEndpoint(endpoint, undefined)).toBeUndefined();
});

test('a test’s own service is allowed by its exact origin alone', () => {
  const origin = 'http://127.0.0.1:4567';
  expect(readEndpoint(`${origin}/abc`, origin)?.href).toBe(`${origin}/abc`);
  expect(readEndpoint('http://127.0.0.1:4568/abc', origin)).toBeUndefined();
  expect(readEndpoint('http://127.0.0.1:4567@10.0.0.1/abc', origin)).toBeUndefined();
});

test('removes a device whose address has become forbidden', async () => {
  const keys = { publicKey: '', privateKey: '' };
  const delivery = createDelivery({ keys, contact: 'mailto:a@example.com', testOrigin: undefined });
  const device = { endpoint: 'http://127.0.0.1:4567/abc', p256dh: '', auth: '' };
  const message = { device, payload: '', urgency: 'low', ttlS: 1 } as const;
  expect(await delivery.send(message, AbortSignal.timeout(1_000))).toEqual({ kind: 'gone' });
  delivery.close();
});
