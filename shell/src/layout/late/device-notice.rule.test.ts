import { readBrowser } from '../../device/browser.ts';
import { deviceNotice } from './device-notice.rule.ts';

const IPHONE = 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/140.0 Mobile Safari/537.36';

test.each([
  [IPHONE, {}, 'homeScreen'],
  [IPHONE, { isHintKnown: true }, undefined],
  [IPHONE, { isInstalled: true }, undefined],
  [`${IPHONE} FxiOS/130.0`, {}, 'browserIos'],
  [`${IPHONE} FxiOS/130.0`, { isBrowserKnown: true }, undefined],
  [`${ANDROID} SamsungBrowser/25`, {}, 'browserAndroid'],
  [ANDROID, {}, undefined],
  [ANDROID, { keepsData: false }, 'forgets'],
  [`${ANDROID} SamsungBrowser/25`, { keepsData: false }, 'browserAndroid'],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0', {}, undefined],
] as const)('%s with %o: %s', (userAgent, more, kind) => {
  const facts = {
    browser: readBrowser(userAgent),
    isInstalled: false,
    keepsData: true,
    isBrowserKnown: false,
    isHintKnown: false,
  };
  expect(deviceNotice({ ...facts, ...more })).toBe(kind);
});
