import type { Device } from '@tessera/contracts';
import type { PayloadOf, sportQuickbetUrl } from '@tessera/wire';

/** A window extended by a native wrapper: iOS adds a message handler, Android methods (readings: "native wrappers"). */
type WrappedWindow = Window & {
  readonly webkit?: { readonly messageHandlers?: { readonly app?: unknown } };
  readonly app?: { readonly tokenLogin?: unknown };
};

/** Returns the frame's host and kind of device (spec §9). */
export function surroundings(
  device: Device,
): Pick<PayloadOf<typeof sportQuickbetUrl>, 'domain' | 'supportDevice'> {
  const { webkit, app, location } = window as WrappedWindow;
  const isApp = webkit?.messageHandlers?.app !== undefined || typeof app?.tokenLogin === 'function';
  return { domain: location.host, supportDevice: isApp ? 'app' : device };
}
