export { useLocale, useMoney, useName, useReadable, useSession, useShell, useSite } from './hooks.ts';
export { pageNamed } from './pages.ts';
export { callQuery, keyOf, react, useAnswer, type Reaction } from './queries.ts';
export { createRemote, ScopeProvider, useScope, type RemoteSource } from './remote.tsx';
export { createScope, type RemoteScope } from './scope.ts';
export { serviceLink, useServiceLink, type ServiceLink } from './service-link.ts';
export { textHook, type Text } from './text.ts';
export { toTileImage } from './tile-image.ts';
