import { viewportContent } from './device-lock.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const IPAD_AS_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36';
const ANDROID_TABLET = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Safari/537.36';
const OPERA_MINI = 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.5.25';
const BY_DEVICE = 'width=device-width, initial-scale=1, viewport-fit=cover';

test.each([IPHONE, IPAD, ANDROID, ANDROID_TABLET])('without a lock, a page is as wide as %s', (agent) => {
  expect(viewportContent('none', agent)).toBe(BY_DEVICE);
  expect(viewportContent(undefined, agent)).toBe(BY_DEVICE);
});

test.each([IPHONE, IPAD, ANDROID, ANDROID_TABLET])('locked to the desktop, %s is 1,280 px wide', (agent) => {
  expect(viewportContent('desktop', agent)).toBe('width=1280');
});

test.each([IPAD, IPAD_AS_MAC, ANDROID_TABLET])('locked to phones, the tablet %s is 480 px wide', (agent) => {
  expect(viewportContent('mobile', agent)).toBe('width=480');
});

test.each([IPHONE, ANDROID, OPERA_MINI])('locked to phones, the phone %s keeps its own width', (agent) => {
  expect(viewportContent('mobile', agent)).toBe(BY_DEVICE);
});
