import { SERVICE_WORKER_PATH } from '@tessera/wire';
import type { PublishedFiles } from './published-files.ts';

declare global {
  interface Window {
    /** Called by webpack's chunk loader in shell and remotes before it appends a script (packages/build). */
    __tessera_script?: ScriptGuard;
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
    };
  }
}

/**
 * Sets the published hash of a script's address on the script, whose `src` is set already.
 * @throws TypeError for an address that no release names
 */
export type ScriptGuard = (script: HTMLScriptElement, url: string) => void;

/**
 * Allows only published files to run. Every script gets the hash from the registry. The only Trusted Types policy
 * accepts script addresses alone, so no text can become a script or markup.
 */
export function installScriptGuard(files: PublishedFiles): ScriptGuard {
  const renewAddress = createAddressRenewal();
  const guard: ScriptGuard = (script, url) => {
    script.integrity = files.integrityOf(url);
    script.crossOrigin = 'anonymous';
    // The page waits for it; by default the browser loads it after all visible images.
    script.fetchPriority = 'high';
    renewAddress(script, url);
  };
  window.__tessera_script = guard;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (url !== SERVICE_WORKER_PATH) files.integrityOf(url);
      return url;
    },
  });
  return guard;
}

/** A chunk that takes longer counts as failed: webpack's own limit is longer (packages/build). */
const CHUNK_LIMIT_MS = 8_000;

/**
 * Gives scripts a new address after a failure in the same release's folder: browsers cache a failed or hanging load,
 * even of a preload. A query counts the failures.
 */
function createAddressRenewal(): ScriptGuard {
  const failures = new Map<string, number>();
  return (script, url) => {
    const folder = url.slice(0, url.lastIndexOf('/'));
    const failed = () => void failures.set(folder, (failures.get(folder) ?? 0) + 1);
    const count = failures.get(folder) ?? 0;
    if (count > 0) script.src = `${url}${url.includes('?') ? '&' : '?'}again=${count}`;
    const timer = setTimeout(failed, CHUNK_LIMIT_MS);
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => {
      clearTimeout(timer);
      failed();
    });
  };
}
