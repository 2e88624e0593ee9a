import { PLATFORM_CODE, type PlatformCode } from '@tessera/domain';
import { isStandalone } from './browser.ts';

/** The facts that decide the platform code together with the layout. */
export interface PlatformFacts {
  readonly isNative: boolean;
  readonly isWechat: boolean;
  readonly isStandalone: boolean;
  /** Whether the main pointing device is a finger. */
  readonly isTouch: boolean;
  /** The shorter side of the screen, in px. */
  readonly screenPx: number;
}

/** A screen of at least this size is a tablet. */
const TABLET_PX = 600;

/**
 * Returns the platform code (spec §9): the app, WeChat and the installed app by what they are; a tablet by its layout, 4
 * (gesture) with the desktop's and 5 (finger) with the phone's; all others by the layout alone.
 */
export function platformCode(layout: PlatformCode, facts: PlatformFacts): PlatformCode {
  const isDesktop = layout === PLATFORM_CODE.desktop;
  if (facts.isNative) return PLATFORM_CODE.app;
  if (facts.isWechat && !isDesktop) return PLATFORM_CODE.wechat;
  if (facts.isStandalone && !isDesktop) return PLATFORM_CODE.pwa;
  if (!facts.isTouch || facts.screenPx < TABLET_PX) return layout;
  return isDesktop ? PLATFORM_CODE.gesture : PLATFORM_CODE.finger;
}

/** The fields of calls that carry the code (spec §7). */
const FIELDS = ['device', 'support_device'] as const;

/** Writes the platform code into a call's body, because its sender knows only the layout. */
export function withPlatformCode(body: unknown, page: Window | undefined, isNative: boolean): unknown {
  if (!page || typeof body !== 'object' || body === null) return body;
  const given = body as Readonly<Record<string, unknown>>;
  const field = FIELDS.find(
    (name) => given[name] === PLATFORM_CODE.desktop || given[name] === PLATFORM_CODE.mobile,
  );
  if (field === undefined) return body;
  const { userAgent } = page.navigator;
  const code = platformCode(given[field] as PlatformCode, {
    isNative,
    isWechat: userAgent.includes('MicroMessenger'),
    isStandalone: isStandalone(page),
    isTouch: page.matchMedia('(pointer: coarse)').matches,
    screenPx: Math.min(page.screen.width, page.screen.height),
  });
  return { ...given, [field]: code };
}
