/** Device codes of the fields `device` and `support_device` (spec §9 Platform codes). */
export const PLATFORM_CODE = {
  desktop: 1,
  mobile: 2,
  app: 3,
  gesture: 4,
  finger: 5,
  wechat: 6,
  pwa: 7,
} as const;
export type PlatformCode = (typeof PLATFORM_CODE)[keyof typeof PLATFORM_CODE];
