/** @jest-environment jsdom */
import { keyOf } from '@tessera/kit';
import {
  CALLS,
  carousel,
  contentChanged,
  crashMenu,
  demoGameTypes,
  gameList,
  siteDetailChanged,
} from '@tessera/wire';
import { waitFor } from '@testing-library/react';
import { startLobby } from '../testing/render-lobby.tsx';

/** Whether a schema has a game or a provider of a hall in it, at any depth: both say when they are closed. */
function showsGames(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { entries, item, wrapped } = schema as Readonly<Record<string, unknown>>;
  if (typeof entries !== 'object' || entries === null) return showsGames(item ?? wrapped);
  return ('house' in entries && 'maintain' in entries) || Object.values(entries).some(showsGames);
}

const GAME_CALLS = Object.values(CALLS).filter(({ answer }) => showsGames(answer));

test('finds lists, single games and providers among the calls', () => {
  const names = GAME_CALLS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['lobby.gameList', 'lobby.gameDetail', 'lists.crashMenu']));
  expect(names).not.toContain('lobby.carousel');
});

test.each(GAME_CALLS.map((call) => [call.name, call] as const))(
  '%s is fetched again after maintenance and after a gap of the socket',
  async (_, call) => {
    const { shell, scope } = await startLobby();
    const isStale = () => scope.queries.getQueryState(keyOf(call))?.isInvalidated;
    for (const happens of [() => shell.live.emit(contentChanged, { kind: 'maintenance' }), shell.live.gap]) {
      scope.queries.setQueryData(keyOf(call), {});
      happens();
      await waitFor(() => expect(isStale()).toBe(true));
    }
  },
);

test.each([carousel, crashMenu, demoGameTypes, gameList].map((call) => [call.name, call] as const))(
  '%s is fetched again after a change of the site’s settings',
  async (_, call) => {
    const { shell, scope } = await startLobby();
    scope.queries.setQueryData(keyOf(call), {});
    shell.live.emit(siteDetailChanged, {});
    await waitFor(() => expect(scope.queries.getQueryState(keyOf(call))?.isInvalidated).toBe(true));
  },
);
