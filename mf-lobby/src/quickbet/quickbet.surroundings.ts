import type { Device } from '@tessera/contracts';
import type { PayloadOf, sportQuickbetUrl } from '@tessera/wire';

/** The page's window, as a wrapper has extended it: iOS by a message handler, Android by methods (readings: "native wrappers"). */
type WrappedWindow = Window & {
  readonly webkit?: { readonly messageHandlers?: { readonly app?: unknown } };
  readonly app?: { readonly tokenLogin?: unknown };
};

/** Where the frame is shown: on which host, and on which of the three kinds of device (spec §9). */
export function surroundings(
  device: Device,
): Pick<PayloadOf<typeof sportQuickbetUrl>, 'domain' | 'supportDevice'> {
  const { webkit, app, location } = window as WrappedWindow;
  const isApp = webkit?.messageHandlers?.app !== undefined || typeof app?.tokenLogin === 'function';
  return { domain: location.host, supportDevice: isApp ? 'app' : device };
}
