import type { Shell } from '@tessera/contracts';
import { checkIframe, type FrameVerdict } from '@tessera/wire';

/** Verdicts by origin and path: a provider's pages do not change their minds while a player moves about. */
const known = new Map<string, Promise<boolean>>();

/**
 * Asks whether a provider's page may be shown in a frame (spec §2 Modals, `/check_iframe`). A check that fails forbids
 * nothing: the browser would still refuse the frame.
 */
export function mayBeFramed(
  { api }: Pick<Shell, 'api'>,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { origin, pathname, protocol } = new URL(address);
  // Without its query: the address has a token that works once.
  const url = origin + pathname;
  const before = known.get(url);
  if (before) return before;
  const asked = api.send(checkIframe, { url }, { signal }).then(
    ({ allowed, reason }) => allowed === 1 || !forbids(reason, protocol),
    () => {
      known.delete(url);
      return true;
    },
  );
  known.set(url, asked);
  return asked;
}

/** Pages without HTTPS are on no list, but a site without HTTPS may frame them. */
function forbids(reason: FrameVerdict, protocol: string): boolean {
  return reason === 'refused' || (reason === 'notListed' && protocol === 'https:');
}
