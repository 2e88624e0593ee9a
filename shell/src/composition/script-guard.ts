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
 * Ties a script, whose address is set already, to the published content of that address.
 * @throws TypeError for an address that no release names
 */
export type ScriptGuard = (script: HTMLScriptElement, url: string) => void;

/**
 * Lets nothing run but published files. A script is only ever made with the hash that the registry names for it;
 * and the one Trusted Types policy knows script addresses alone, so text can become neither script nor markup.
 */
export function installScriptGuard(files: PublishedFiles): ScriptGuard {
  const renew = createRenewal();
  const guard: ScriptGuard = (script, url) => {
    script.integrity = files.integrityOf(url);
    script.crossOrigin = 'anonymous';
    // Somebody waits for it; left to the browser it comes after every picture in view.
    script.fetchPriority = 'high';
    renew(script, url);
  };
  window.__tessera_script = guard;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      files.integrityOf(url);
      return url;
    },
  });
  return guard;
}

/** A chunk that has not come by then counts as lost: webpack's own limit is longer (packages/build). */
const CHUNK_LOST_MS = 8_000;

/**
 * A script address that failed or hung does not recover: the browser answers from what it has, a failed preload
 * included. So after a failure in a release's folder, its entry's too, its scripts are asked for by a new address,
 * with a query that counts the failures.
 */
function createRenewal(): ScriptGuard {
  const failures = new Map<string, number>();
  return (script, url) => {
    const folder = url.slice(0, url.lastIndexOf('/'));
    const failed = () => void failures.set(folder, (failures.get(folder) ?? 0) + 1);
    const count = failures.get(folder) ?? 0;
    if (count > 0) script.src = `${url}${url.includes('?') ? '&' : '?'}again=${count}`;
    const timer = setTimeout(failed, CHUNK_LOST_MS);
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => {
      clearTimeout(timer);
      failed();
    });
  };
}
