import { readPath, RELOAD_GUARD_MS } from '@tessera/domain';
import { failureOf } from '../../composition/failure.ts';
import type { KeyStore } from '../edge/storage.ts';

export interface LostDeps {
  readonly page: Window;
  /** Of the tab. */
  readonly storage: KeyStore;
  /** Names what this page was made of: after a reload of the very same, another one would bring the same again. */
  readonly made: string;
  readonly isBusy: () => boolean;
  /** Whether a new page would be made of something else; asks for it. */
  readonly isOld: () => Promise<boolean>;
  /** The page is old, and cannot be loaded anew just now. */
  readonly onOld: () => void;
  readonly reload: () => void;
  /** Milliseconds of the device's clock. */
  readonly now: () => number;
}

export interface Loss {
  readonly error: unknown;
  /** It is what the address leads to: without it the page is none. */
  readonly isMain: boolean;
}

const KEY = 'tessera_lost_code:';

/**
 * Loads the page anew when code of it is lost (spec §4 Realtime reactions): a chunk of what the player has gone to, or
 * any chunk of a page whose release is no longer live. Once in 10 s for each path, and once for each path and release;
 * never in the middle of something. Where it does not, a notice with Retry stands in its place.
 * @returns whether the page is being loaded anew
 */
export async function reloadFor({ error, isMain }: Loss, deps: LostDeps): Promise<boolean> {
  const { page, storage, made, isBusy, isOld, onOld, now } = deps;
  if (!isLostCode(error) || !page.navigator.onLine) return false;
  const path = pathOf(page);
  if (!isMain || isBusy()) {
    if (!(await isOld())) return false;
    // The player has gone on while it was asked.
    if (pathOf(page) !== path) return false;
    if (isBusy()) {
      onOld();
      return false;
    }
  }
  const [at = '0', before] = (storage.get(KEY + path) ?? '').split(' ');
  if (now() - Number(at) < RELOAD_GUARD_MS || before === made) return false;
  storage.set(KEY + path, `${now()} ${made}`);
  deps.reload();
  return true;
}

/** A file that did not come, or was not the published one; one that hangs may still come. */
function isLostCode(error: unknown): boolean {
  const isLate = error instanceof Error && 'type' in error && error.type === 'timeout';
  return failureOf(error, 'load').kind === 'load' && !isLate;
}

function pathOf({ location }: Window): string {
  return readPath(location.pathname).path;
}
