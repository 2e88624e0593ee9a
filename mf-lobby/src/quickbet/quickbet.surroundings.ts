import type { Site } from '@tessera/contracts';
import { findWrapper } from '@tessera/kit';
import type { PayloadOf, sportQuickbetUrl } from '@tessera/wire';

/** Returns the frame's host and kind of device: `app` in the site's own app, by the handler that its setting names (spec §9). */
export function surroundings({
  device,
  settings,
}: Site): Pick<PayloadOf<typeof sportQuickbetUrl>, 'domain' | 'supportDevice'> {
  const { system } = findWrapper(window, settings.nativeHandler);
  return { domain: location.host, supportDevice: system ? 'app' : device };
}
