import { readPath, RELOAD_GUARD_MS } from '@tessera/domain';
import { failureOf } from '../../composition/failure.ts';
import type { KeyStore } from '../edge/storage.ts';

export interface LostCodeDeps {
  readonly page: Window;
  /** The tab's storage. */
  readonly storage: KeyStore;
  /** Identifies the releases of this page: a second reload with the same releases would not help. */
  readonly builtFrom: string;
  readonly isBusy: () => boolean;
  /** Whether a member is logged in, or was when the page was opened. */
  readonly isMember: () => boolean;
  /** Checks whether a new page would have other releases. */
  readonly isOld: () => Promise<boolean>;
  /** Called when the page is old and may not be reloaded now. */
  readonly onOld: () => void;
  readonly reload: () => void;
  /** Milliseconds of the device's clock. */
  readonly now: () => number;
}

export interface LostCode {
  readonly error: unknown;
  /** Whether the code belongs to the page's main part, without which there is no page. */
  readonly isMain: boolean;
}

const KEY = 'tessera_lost_code:';

/**
 * Reloads the page when code of it is lost (spec §4 Realtime reactions): a chunk of the page that the player has opened,
 * or any chunk of a page whose release is no longer live. Reloads at most once in 10 s per path, and once per path and
 * release, and never while the player is busy. Where the browser keeps nothing, reloads once per path that a document is
 * opened at, and never for a member, whose login would be lost. Otherwise the page shows a notice with Retry.
 * @returns whether the page is being reloaded
 */
export async function reloadForLostCode({ error, isMain }: LostCode, deps: LostCodeDeps): Promise<boolean> {
  const { page, storage, builtFrom, isBusy, isMember, isOld, onOld, now } = deps;
  if (!isLostCode(error) || !page.navigator.onLine) return false;
  const path = pathOf(page);
  if (!isMain || isBusy()) {
    if (!(await isOld())) return false;
    // The player has opened another page during the check.
    if (pathOf(page) !== path) return false;
    if (isBusy()) {
      onOld();
      return false;
    }
  }
  const [at = '0', before] = (storage.get(KEY + path) ?? '').split(' ');
  if (now() - Number(at) < RELOAD_GUARD_MS || before === builtFrom) return false;
  const isKept = storage.set(KEY + path, `${now()} ${builtFrom}`);
  if (!isKept && (isMember() || mayBeReloaded(page, path))) return false;
  deps.reload();
  return true;
}

/** Returns whether a file failed to load or did not match its hash. A file that timed out may still load. */
function isLostCode(error: unknown): boolean {
  const isTimeout = error instanceof Error && 'type' in error && error.type === 'timeout';
  return failureOf(error, 'load').kind === 'load' && !isTimeout;
}

/**
 * Returns whether this document may have come from a reload at the path. Without storage only the browser knows: a page that
 * reloads whenever its code is lost would do so without end.
 */
function mayBeReloaded({ performance }: Window, path: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !entry || (entry.type === 'reload' && readPath(new URL(entry.name).pathname).path === path);
}

function pathOf({ location }: Window): string {
  return readPath(location.pathname).path;
}
