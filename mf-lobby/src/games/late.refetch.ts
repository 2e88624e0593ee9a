import { keyOf, type RemoteScope } from '@tessera/kit';
import {
  carousel,
  crashMenu,
  demoGameTypes,
  demoProviderGames,
  gameDetail,
  gameLabel,
  gameList,
  gameRoom,
  templateGameList,
  type Call,
} from '@tessera/wire';

/** What the site's settings decide: the crash menu's place, and which providers are customised. */
const OF_SETTINGS = [carousel, crashMenu, demoGameTypes, gameList] as const;

/** The calls of late parts whose answers say which games or providers are closed. */
const CALLS = [
  crashMenu,
  demoGameTypes,
  demoProviderGames,
  gameDetail,
  gameLabel,
  gameRoom,
  templateGameList,
] as const;

/** Fetches again what late parts know about maintenance. It is a part of its own, since the first view needs none of it. */
export function refetchLateGames(scope: RemoteScope): void {
  refetch(scope, CALLS);
}

/** Fetches again what depends on the site's settings. */
export function refetchOfSettings(scope: RemoteScope): void {
  refetch(scope, OF_SETTINGS);
}

function refetch({ queries }: RemoteScope, calls: readonly Call[]): void {
  for (const call of calls) void queries.invalidateQueries({ queryKey: keyOf(call) });
}
