import { providerAuthenticate, providerBalance, providerEndedSessions } from '@tessera/wire';
import { OTHERWISE, UNAVAILABLE, ask, gameOf, newId, openGame } from '../bench.ts';
import type { Check } from '../checks.ts';
import { oneOf, same } from '../expect.ts';
import { amounts } from './amounts.ts';

export const sessionChecks: readonly Check[] = [
  {
    name: 'a launch token is changed for a session that says who plays what, in which currency',
    async run(bench) {
      const { session } = await openGame(bench);
      same('the currency', session.currency, bench.currency);
      same('the balance has the currency’s decimals', amounts(bench).isOf(session.balance), true);
      for (const part of ['sessionToken', 'playerId', 'gameCode', 'gameName'] as const) {
        same(`there is a ${part}`, session[part].length > 0, true);
      }
    },
  },
  {
    name: 'a launch token is good once',
    async run(bench) {
      const launchToken = await bench.launch();
      same('the first time', (await ask(bench, providerAuthenticate, { launchToken })).code, 'accepted');
      same('the second time', (await ask(bench, providerAuthenticate, { launchToken })).code, '401');
    },
  },
  {
    name: 'of two that come with one launch token at once, one comes in',
    async run(bench) {
      const launchToken = await bench.launch();
      const both = await Promise.all([1, 2].map(() => ask(bench, providerAuthenticate, { launchToken })));
      same('the codes', both.map(({ code }) => code).sort(), ['401', 'accepted']);
    },
  },
  {
    name: 'a launch token that nobody gave is refused',
    async run(bench) {
      same('the code', (await ask(bench, providerAuthenticate, { launchToken: newId() })).code, '401');
    },
  },
  {
    name: 'the balance is what the session began with',
    async run(bench) {
      const game = await openGame(bench);
      same('the balance', await game.balance(), game.session.balance);
    },
  },
  {
    name: 'a session that there is not is refused in every call',
    async run(bench) {
      const { session } = await openGame(bench);
      const stranger = gameOf(bench, { ...session, sessionToken: newId() });
      const one = amounts(bench).of(1);
      const { sessionToken } = stranger.session;
      same('a balance', (await ask(bench, providerBalance, { sessionToken })).code, '401');
      same('a wager', (await stranger.wager(one, newId())).code, '401');
      same('a settlement', (await stranger.settle(one, newId())).code, '401');
      same('a cancellation', (await stranger.cancel(newId())).code, '401');
    },
  },
  {
    name: 'of the sessions asked about, those that there are not have ended (where the platform has the call)',
    async run(bench) {
      const { sessionToken } = (await openGame(bench)).session;
      const unknown = newId();
      const { answer, code } = await ask(bench, providerEndedSessions, {
        sessionTokens: [sessionToken, unknown],
      });
      if (code === UNAVAILABLE) return;
      same('the code', code, 'accepted');
      same('the ended sessions', answer?.ended, [unknown]);
    },
  },
  {
    name: 'of the sessions asked about, those that are open have their balance (where the platform says balances)',
    async run(bench) {
      const game = await openGame(bench);
      const { sessionToken } = game.session;
      const { answer, code } = await ask(bench, providerEndedSessions, {
        sessionTokens: [sessionToken, newId()],
        withBalances: true,
      });
      if (code === UNAVAILABLE || answer?.balances === undefined) return;
      const [first, ...others] = answer.balances;
      same('whose balance it is', first?.sessionToken, sessionToken);
      same('the balance', first?.balance, await game.balance());
      same('the balances of others', others.length, 0);
    },
  },
  {
    name: 'without the provider’s key nothing is answered',
    async run(bench) {
      const game = await openGame(bench);
      const thief = gameOf({ ...bench, providerKey: 'no key of any provider' }, game.session);
      const { code } = await thief.wager(amounts(bench).of(1), newId());
      oneOf('a wager', code, ['401', '403', OTHERWISE]);
      same('the balance', await game.balance(), game.session.balance);
    },
  },
];
