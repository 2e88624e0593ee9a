import { isSupported, readBrowser } from './browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 0, 'ios', 'safari', true],
  [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 0, 'ios', 'chrome', true],
  [`${IPHONE} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`, 0, 'ios', 'firefox', false],
  [`${IPHONE} EdgiOS/120 Version/18.0 Mobile Safari/604.1`, 0, 'ios', 'edge', false],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/400]`, 0, 'ios', 'other', false],
  [`${MAC} Version/18.0 Safari/605.1.15`, 5, 'ios', 'safari', true],
  [`${ANDROID} Chrome/140.0 Mobile Safari/537.36`, 5, 'android', 'chrome', true],
  [`${ANDROID} Version/4.0 UCBrowser/13.4 Mobile Safari/537.36`, 5, 'android', 'uc', true],
  [`${ANDROID} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`, 5, 'android', 'other', false],
  [`${ANDROID} Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0`, 5, 'android', 'other', false],
  [`${MAC} Version/18.0 Safari/605.1.15`, 0, 'desktop', 'safari', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'desktop', 'firefox', true],
])('reads %s', (userAgent, touchPoints, system, name, supported) => {
  const browser = readBrowser(userAgent, touchPoints);
  expect(browser).toMatchObject({ system, name });
  expect(isSupported(browser)).toBe(supported);
});
