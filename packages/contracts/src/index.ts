export type { RemoteConfig, RemoteConfigInput, RemoteRoute, RoutePage, ShellRoute } from './config.ts';
export { defineConfig, type DefinedConfig } from './define.ts';
export {
  EVENT_SCHEMAS,
  gameReference,
  intent,
  isEventName,
  isRequest,
  type EventName,
  type EventPayload,
  type EventPayloads,
  type GameReference,
  type Intent,
  type RequestName,
} from './events.ts';
export type * from './offers.ts';
export { DIALOGS, SLOTS, type DialogMap, type DialogName, type SlotName } from './places.ts';
export type { Made, Registry, RegistryEntry, Release, ShellRelease } from './registry.ts';
export {
  defineRemote,
  type DialogProps,
  type LoginDone,
  type OpenParts,
  type Part,
  type RemoteDefinition,
  type RouteProps,
  type SlotProps,
} from './remote.ts';
export type { RouteParams } from './route-params.ts';
export type * from './readable.ts';
export type * from './session.ts';
export type * from './shell.ts';
export type * from './site.ts';
export { titleKey } from './titles.ts';
export { CONTRACT_VERSION } from './version.ts';
