import { keyOf, type RemoteScope } from '@tessera/kit';
import {
  crashMenu,
  demoGameTypes,
  demoProviderGames,
  gameDetail,
  gameLabel,
  gameRoom,
  templateGameList,
} from '@tessera/wire';

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
export function refetchLateGames({ queries }: RemoteScope): void {
  for (const call of CALLS) void queries.invalidateQueries({ queryKey: keyOf(call) });
}
