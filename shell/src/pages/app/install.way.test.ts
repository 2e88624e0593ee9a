import { readBrowser } from '../../device/browser.ts';
import { installWay } from './install.way.ts';

const IPHONE = 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/140.0 Mobile Safari/537.36';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/18.0 Safari/605';
const facts = (userAgent: string, more: object = {}) => ({
  browser: readBrowser(userAgent),
  isMac: false,
  isInstalled: false,
  hasOffer: false,
  ...more,
});

test.each([
  [IPHONE, {}, 'ios'],
  [`${IPHONE} FBAN/FBIOS`, {}, 'openOutside'],
  [ANDROID, {}, 'android'],
  [ANDROID, { hasOffer: true }, 'button'],
  [ANDROID, { hasOffer: true, isInstalled: true }, 'installed'],
  [LINUX, {}, 'addressBar'],
  [MAC, { isMac: true }, 'dock'],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0', {}, 'phone'],
] as const)('%s with %o is %s', (userAgent, more, way) => {
  expect(installWay(facts(userAgent, more))).toBe(way);
});
