/** What surrounds the page (spec §4 Game launch, §7: messages posted to native wrappers). */
export type Surroundings =
  | { readonly kind: 'browser' }
  /** A browser inside another app, whose windows cannot be trusted to open. */
  | { readonly kind: 'inApp'; readonly app: 'facebook' | 'line' }
  /** The site's own app. */
  | { readonly kind: 'native'; readonly system: 'ios' | 'android' };

interface NativeHandler {
  readonly postMessage: (message: unknown) => void;
}

/** The page's window, as a wrapper has extended it. */
type WrappedWindow = Window & {
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, NativeHandler | undefined>> };
} & Readonly<Record<string, unknown>>;

/** The wrapper's handler unless the site names another (readings: "native wrappers"). */
export const NATIVE_HANDLER = 'app';

export interface NativeService {
  readonly surroundings: Surroundings;
  /** Tells a wrapper that a token has been saved or removed. */
  readonly tokenLogin: (set: boolean) => void;
}

export function createNative(page: Window | undefined, handler = NATIVE_HANDLER): NativeService {
  const wrapped = page as WrappedWindow | undefined;
  const ios = wrapped?.webkit?.messageHandlers?.[handler];
  const android = wrapped?.[handler];
  return {
    surroundings: ios
      ? { kind: 'native', system: 'ios' }
      : hasTokenLogin(android)
        ? { kind: 'native', system: 'android' }
        : readUserAgent(page?.navigator.userAgent ?? ''),
    tokenLogin(set) {
      const message = { type: 'tokenLogin', set };
      ios?.postMessage(message);
      // Android's bridge carries strings only.
      if (hasTokenLogin(android)) android.tokenLogin(JSON.stringify(message));
    },
  };
}

export function readUserAgent(userAgent: string): Surroundings {
  if (/\bFBA[NV]\b|FB_IAB/.test(userAgent)) return { kind: 'inApp', app: 'facebook' };
  if (/\bLine\//.test(userAgent)) return { kind: 'inApp', app: 'line' };
  return { kind: 'browser' };
}

/** `window.app` may as well be an element with that id. */
function hasTokenLogin(value: unknown): value is { tokenLogin: (message: string) => void } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'tokenLogin' in value &&
    typeof value.tokenLogin === 'function'
  );
}
