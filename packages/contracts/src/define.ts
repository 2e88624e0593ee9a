import type { RemoteConfig, RemoteConfigInput } from './config.ts';

/**
 * Types a remote's `remote.config.ts` and fills in what it leaves out. Its schema is not run here, in the browser,
 * but by the build and by whoever publishes it.
 */
export function defineConfig(config: RemoteConfigInput): RemoteConfig {
  const { routes = [], slots = [], dialogs = [], wakes = [], ...named } = config;
  const filled = routes.map((route) => ({
    ...route,
    member: route.member ?? false,
    frame: route.frame ?? ('page' as const),
  }));
  return { ...named, routes: filled, slots, dialogs, wakes };
}
