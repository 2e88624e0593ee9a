import { callQuery, createScope } from '@tessera/kit';
import { createFakeShell } from '@tessera/testing';
import { gameLabel, gameList } from '@tessera/wire';
import config from '../../remote.config.ts';
import { aGame, aHall, aProvider } from '../testing/games.ts';
import { gamesOf } from './game.lookup.ts';

test('asks for the games of a provider with its house, once the halls are known', async () => {
  const hall = aHall(2, 'Slots', [aProvider(3, 'Aurora'), aProvider(4, 'Reef')]);
  const shell = createFakeShell({
    answers: { gameList: { list: [hall] }, gameLabel: { list: [], main: [aGame()] } },
  });
  const scope = await createScope(config, shell, new AbortController().signal, async () => ({ default: {} }));
  const asked = { siteId: 1, currency: 'USD', supportDevice: 1, template: 'site02' } as const;
  await scope.queries.fetchQuery(callQuery(shell, gameList, asked));
  await gamesOf(scope, { gpId: 4, gtId: 2 });
  expect(shell.api.sentTo(gameLabel)).toMatchObject([{ gpId: 4, gameTypeId: 2, house: 'reef' }]);
});
