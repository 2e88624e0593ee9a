/** The wrapper's handler unless the site names another (readings: "native wrappers"). */
const HANDLER = 'app';

/** The page's window with what the site's own apps add to it. */
type WrappedWindow = Window & {
  readonly webkit?: {
    readonly messageHandlers?: Readonly<
      Record<string, { readonly postMessage: (message: unknown) => void } | undefined>
    >;
  };
} & Readonly<Record<string, unknown>>;

/** The site's own app around the page. */
export interface Wrapper {
  /** `undefined` in a browser. */
  readonly system: 'ios' | 'android' | undefined;
  /** Posts a message: to the handler of iOS, and as text to Android's method of the message's type, if it has one. */
  readonly post: (message: { readonly type: string } & Readonly<Record<string, unknown>>) => void;
}

/**
 * Finds the site's own app around a page (spec §7 native wrappers).
 * @param handler the site's setting `nativeHandler`
 */
export function findWrapper(page: Window | undefined, handler = HANDLER): Wrapper {
  const wrapped = page as WrappedWindow | undefined;
  const ios = wrapped?.webkit?.messageHandlers?.[handler];
  const android = wrapped?.[handler];
  return {
    system: ios ? 'ios' : has(android, 'tokenLogin') ? 'android' : undefined,
    post(message) {
      ios?.postMessage(message);
      // Android's bridge carries strings only.
      if (has(android, message.type)) android[message.type]?.(JSON.stringify(message));
    },
  };
}

/** Checks the handler: `window.app` may also be an element with that id. */
function has(value: unknown, method: string): value is Readonly<Record<string, (text: string) => void>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Readonly<Record<string, unknown>>)[method] === 'function'
  );
}
