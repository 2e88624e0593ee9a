import { platformCode, withPlatformCode } from './platform-code.ts';

const NOTHING = { isNative: false, isWechat: false, isStandalone: false, isTouch: false, screenPx: 390 };

test.each([
  [1, {}, 1],
  [2, { isTouch: true }, 2],
  [2, { isNative: true, isStandalone: true }, 3],
  // A phone on a site that is locked to the desktop; a tablet on one that is locked to phones.
  [1, { isTouch: true }, 1],
  [2, { isTouch: true, screenPx: 1_024 }, 5],
  [1, { isTouch: true, screenPx: 1_024 }, 4],
  [2, { isTouch: true, screenPx: 800 }, 5],
  [2, { isWechat: true }, 6],
  [2, { isStandalone: true }, 7],
  // The installed app on a computer has the desktop's games.
  [1, { isStandalone: true }, 1],
] as const)('the layout %i with %j is platform %i', (layout, facts, code) => {
  expect(platformCode(layout, { ...NOTHING, ...facts })).toBe(code);
});

const page = {
  navigator: { userAgent: 'MicroMessenger/8.0' },
  screen: { width: 390, height: 844 },
  matchMedia: () => ({ matches: false }),
} as unknown as Window;

test.each([
  [
    { device: 2, site_id: 1 },
    { device: 6, site_id: 1 },
  ],
  [{ support_device: 2 }, { support_device: 6 }],
  [{ support_device: 'mobile' }, { support_device: 'mobile' }],
  [{ display_device: 2 }, { display_device: 2 }],
  [undefined, undefined],
])('the body %j becomes %j', (body, sent) => {
  expect(withPlatformCode(body, page, false)).toEqual(sent);
});

test('does not change the body on a server', () => {
  expect(withPlatformCode({ device: 2 }, undefined, false)).toEqual({ device: 2 });
});
