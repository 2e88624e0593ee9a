import { deviceOf } from './visitor.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36';
const TABLET = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Safari/537.36';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';

test.each([
  ['none', PHONE, undefined, 'mobile'],
  ['none', DESKTOP, undefined, 'desktop'],
  ['none', TABLET, '?0', 'desktop'],
  ['mobile', PHONE, '?1', 'mobile'],
  ['mobile', TABLET, '?0', 'mobile'],
  ['mobile', IPAD, undefined, 'mobile'],
  ['mobile', DESKTOP, '?0', 'desktop'],
  ['mobile', DESKTOP, undefined, 'desktop'],
  ['desktop', PHONE, '?1', 'desktop'],
  ['desktop', TABLET, '?0', 'desktop'],
  ['desktop', DESKTOP, undefined, 'desktop'],
] as const)(
  'with the lock %s, %s with the hint %s starts with the layout %s',
  (lock, agent, hint, device) => {
    expect(deviceOf({ 'user-agent': agent, 'sec-ch-ua-mobile': hint }, lock)).toBe(device);
  },
);
