import { clientOf, openModeOf, type Client } from './launch.mode.ts';

const settings = { modalProviders: [1, 3], windowProviders: [2, 3] };

test.each<[client: Client, gpId: number, own: 'window' | 'modal' | 'page' | 'redirect', opens: string]>([
  ['inAppBrowser', 1, 'modal', 'redirect'],
  ['inAppBrowser', 2, 'window', 'redirect'],
  ['handheld', 1, 'modal', 'window'],
  ['handheld', 9, 'page', 'window'],
  ['desktop', 1, 'page', 'modal'],
  ['desktop', 2, 'page', 'window'],
  // On both lists: the modal list has priority.
  ['desktop', 3, 'page', 'modal'],
  ['desktop', 9, 'window', 'window'],
  ['desktop', 9, 'modal', 'modal'],
  ['desktop', 9, 'page', 'page'],
  ['desktop', 9, 'redirect', 'redirect'],
])('%s, provider %d, own mode %s: %s', (client, gpId, mode, opens) => {
  expect(openModeOf({ gpId, mode }, client, settings)).toBe(opens);
});

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit Mobile [FBAN/FBIOS;FBAV/500.0]', 'mobile', 'inAppBrowser'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile [FB_IAB/FB4A;FBAV/500.0;]', 'mobile', 'inAppBrowser'],
  ['Mozilla/5.0 (iPhone) AppleWebKit Mobile Line/15.1.0', 'mobile', 'inAppBrowser'],
  ['Mozilla/5.0 (iPhone) AppleWebKit Mobile/15E148 Instagram 400.0 (iPhone; en)', 'mobile', 'inAppBrowser'],
  ['Mozilla/5.0 (iPhone) AppleWebKit Mobile/15E148 MicroMessenger/8.0.60', 'mobile', 'inAppBrowser'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/140 Mobile Safari', 'mobile', 'inAppBrowser'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari', 'mobile', 'handheld'],
  ['Mozilla/5.0 (iPhone) AppleWebKit Mobile Safari', 'mobile', 'handheld'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari', 'desktop', 'desktop'],
] as const)('%s on %s is %s', (userAgent, device, client) => {
  expect(clientOf(userAgent, device, false)).toBe(client);
});

test('the site’s own app opens games as a phone does, although it shows them in a WebView', () => {
  expect(clientOf('Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/140', 'mobile', true)).toBe(
    'handheld',
  );
});

test('the site’s own app on a wide screen opens games as on a phone', () => {
  expect(clientOf('Mozilla/5.0 (iPad) AppleWebKit', 'desktop', true)).toBe('handheld');
});
