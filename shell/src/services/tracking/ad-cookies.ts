import { AD_COOKIE_DAYS } from '@tessera/domain';
import { COOKIES, type Cookies } from '../edge/cookies.ts';

const LIFE_S = AD_COOKIE_DAYS * 86_400;
const CLICK_FORM = /^[\w-]{1,500}$/;

/** Whether the visitor's browser says that it must not be tracked (Global Privacy Control). */
export function objectsToTracking(page: Window): boolean {
  return (page.navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Builds the cookies of the advertising account: `_fbp` for the browser, and `_fbc` for the click that led here, unless an
 * earlier click is kept (spec §3 Cookies, §5).
 * @param click of the entry address; empty without one
 * @param now in ms of the device's clock
 */
export function keepAdClick(page: Window, cookies: Cookies, click: string, now: number): void {
  if (objectsToTracking(page)) return;
  if (cookies.get(COOKIES.adBrowser) === undefined) {
    const [random = 0] = page.crypto.getRandomValues(new Uint32Array(1));
    cookies.set(COOKIES.adBrowser, `fb.1.${now}.${random}`, LIFE_S);
  }
  if (CLICK_FORM.test(click) && cookies.get(COOKIES.adClick) === undefined) {
    cookies.set(COOKIES.adClick, `fb.1.${now}.${click}`, LIFE_S);
  }
}
