/** The layout that a site shows on phones and tablets; `none`: each the one of its width (spec §6 Desktop lock). */
export type DeviceLock = 'none' | 'desktop' | 'mobile';

/** The widths in CSS px at which locked pages are laid out. */
const DESKTOP_PX = 1_280;
const PHONE_PX = 480;

const BY_DEVICE = 'width=device-width, initial-scale=1, viewport-fit=cover';

/**
 * Returns the content of a page's viewport tag, which is all that a lock changes (readings: "device lock"). Phones and tablets
 * obey the tag; a desktop browser ignores it, so that its layout still follows its window.
 */
export function viewportContent(lock: DeviceLock | undefined, userAgent: string): string {
  if (lock === 'desktop') return `width=${DESKTOP_PX}`;
  // A phone is as narrow as it should be: at any other width its text would be smaller.
  return lock === 'mobile' && !isPhone(userAgent) ? `width=${PHONE_PX}` : BY_DEVICE;
}

/** An iPad claims to be mobile or a Mac; a tablet with Android is not mobile. */
function isPhone(userAgent: string): boolean {
  return /Mobi|iPhone|iPod|BlackBerry|Opera Mini/i.test(userAgent) && !userAgent.includes('iPad');
}
