import { PLATFORM_CODE, type PlatformCode } from './platforms.ts';

/** Returns the code of the layout that a platform code shows: of a game that lists only layouts. */
export function layoutCode(code: number): PlatformCode {
  return code === PLATFORM_CODE.desktop || code === PLATFORM_CODE.gesture
    ? PLATFORM_CODE.desktop
    : PLATFORM_CODE.mobile;
}
