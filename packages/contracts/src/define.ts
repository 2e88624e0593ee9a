import type { RemoteConfig, RemoteConfigInput, RemoteRoute } from './config.ts';
import type { OpenName } from './offers.ts';
import type { DialogName } from './places.ts';

/** The items of one list of a configuration; none where the configuration leaves the list out. */
type ItemOf<Input, List extends string> = Input extends { readonly [Key in List]: readonly (infer Item)[] }
  ? Item
  : never;

type RouteOf<Route> = Route extends {
  readonly id: infer Id extends string;
  readonly path: infer Path extends string;
}
  ? RemoteRoute & { readonly id: Id; readonly path: Path }
  : never;

/** A remote's configuration that still knows the names in it: `createRemote` asks for exactly these parts. */
export interface DefinedConfig<Input extends RemoteConfigInput> extends RemoteConfig {
  /** The remote's own name. */
  readonly name: Input['name'];
  /** With their ids and paths. */
  readonly routes: RouteOf<ItemOf<Input, 'routes'>>[];
  /** With their slots' names. */
  readonly slots: Extract<ItemOf<Input, 'slots'>, RemoteConfig['slots'][number]>[];
  /** Whether the definition has to have `afterLogin`. */
  readonly afterLogin: Input extends { readonly afterLogin: true } ? true : undefined;
  /** With their names. */
  readonly dialogs: Extract<ItemOf<Input, 'dialogs'>, DialogName | OpenName>[];
}

/**
 * Types a remote's `remote.config.ts`, keeping the names in it, and fills in what it leaves out. Its schema is not
 * run here, in the browser, but by the build and when the remote is published.
 */
export function defineConfig<const Input extends RemoteConfigInput>(config: Input): DefinedConfig<Input>;
export function defineConfig(config: RemoteConfigInput): RemoteConfig {
  const { routes = [], slots = [], dialogs = [], wakes = [], ...named } = config;
  const filled = routes.map((route) => ({
    ...route,
    member: route.member ?? false,
    frame: route.frame ?? ('page' as const),
  }));
  return { ...named, routes: filled, slots, dialogs, wakes };
}
