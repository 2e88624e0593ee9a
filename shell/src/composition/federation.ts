import { createInstance } from '@module-federation/enhanced/runtime';
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import type { Release, RemoteDefinition } from '@tessera/contracts';
import type { ScriptGuard } from './script-guard.ts';
import { packageModules } from './shared-modules.ts';

/** Limit for loading an entry. The runtime's own limit of 20 s is longer than a player waits. */
export const ENTRY_TIMEOUT_MS = 8_000;

declare global {
  // Remotes are built without the federation runtime and use the shell's (packages/build).
  var _TESSERA_BUNDLER_RUNTIME: typeof bundlerRuntime | undefined;
}

/** Loads the definition that a release's module exposes. @param attempt 0 at first, then counts the retries */
export type LoadContainer = (release: Release, attempt: number) => Promise<RemoteDefinition>;

/**
 * Creates the loader of remotes, the only user of the federation runtime.
 * @param provides shared package → version, as the build has written it
 * @param guard sets a script's hash; throws for a script that no release names
 */
export function createContainerLoader(
  provides: Readonly<Record<string, string>>,
  guard: ScriptGuard,
): LoadContainer {
  globalThis._TESSERA_BUNDLER_RUNTIME = bundlerRuntime;
  const shared = Object.fromEntries(
    Object.entries(packageModules).map(([name, module]) => [
      name,
      {
        version: provides[name],
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
      },
    ]),
  );
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'tessera-script-guard',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          guard(script, url);
          return { script, timeout: ENTRY_TIMEOUT_MS };
        },
      },
    ],
  });

  return async (release, attempt) => {
    const entry = new URL(release.baseUrl + release.entry, document.baseURI);
    // After a script hung, browsers do not load the same address again.
    if (attempt > 0) entry.searchParams.set('attempt', String(attempt));
    federation.registerRemotes(
      [{ name: release.global, entry: entry.href, entryGlobalName: release.global, type: 'global' }],
      { force: attempt > 0 },
    );
    const module = await federation.loadRemote<{ default?: RemoteDefinition }>(`${release.global}/remote`);
    if (typeof module?.default?.activate !== 'function') {
      throw new TypeError(
        `${release.global} exposes no remote definition: its src/remote.ts needs a default export made by createRemote()`,
      );
    }
    return module.default;
  };
}
