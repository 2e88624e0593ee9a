import { findWrapper } from '@tessera/kit';

/** The app that shows the page (spec §4 Game launch, §7: messages posted to native wrappers). */
export type Surroundings =
  | { readonly kind: 'browser' }
  /** A browser inside another app, which may refuse to open windows. */
  | { readonly kind: 'inApp'; readonly app: 'facebook' | 'line' }
  /** The site's own app. */
  | { readonly kind: 'native'; readonly system: 'ios' | 'android' };

export interface NativeService {
  readonly surroundings: Surroundings;
  /** Notifies a wrapper that a token has been saved or removed. */
  readonly tokenLogin: (set: boolean) => void;
}

/** @param handler the wrapper's handler, as the site names it */
export function createNative(page: Window | undefined, handler?: string): NativeService {
  const { system, post } = findWrapper(page, handler);
  return {
    surroundings: system ? { kind: 'native', system } : readUserAgent(page?.navigator.userAgent ?? ''),
    tokenLogin: (set) => post({ type: 'tokenLogin', set }),
  };
}

export function readUserAgent(userAgent: string): Surroundings {
  if (/\bFBA[NV]\b|FB_IAB/.test(userAgent)) return { kind: 'inApp', app: 'facebook' };
  if (/\bLine\//.test(userAgent)) return { kind: 'inApp', app: 'line' };
  return { kind: 'browser' };
}
