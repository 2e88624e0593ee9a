import * as v from 'valibot';
import { drawsOf } from '@tessera/domain/fairness';
import { drawRound } from '../games/lines/rules/round.ts';
import { sessionAnswer } from '../protocol/session.ts';
import { startGamesProcess, type GamesProcess } from './games-process.ts';
import { freshDatabase } from './test-run.ts';
import { startWallet, type Wallet } from './wallet.ts';

/** Servers of games that are played alone, each a process of its own, on one database and one wallet. */
export interface SoloProcesses {
  readonly wallet: Wallet;
  startServer(): Promise<GamesProcess>;
  open(server: GamesProcess): Promise<{ launch: string; bearer: string }>;
  /** The balance in cents that the settled rounds of a player of 100.00 come to, by what each was drawn from. */
  expectedCents(): number;
  close(): Promise<void>;
}

export async function startSoloProcesses(): Promise<SoloProcesses> {
  const wallet = await startWallet();
  const database = await freshDatabase();
  const running: GamesProcess[] = [];
  return {
    wallet,
    async startServer() {
      const server = await startGamesProcess(wallet, database);
      running.push(server);
      return server;
    },
    async open(server) {
      const launch = wallet.launch();
      const { data } = await call(server, '/session', { launch });
      return { launch, bearer: v.parse(sessionAnswer, data).bearer };
    },
    expectedCents: () =>
      wallet.rounds
        .filter(({ state }) => state === 'settled')
        .reduce((sum, { outcome }) => {
          const { round } = drawRound(drawsOf(outcome.seed as string, outcome.salt as string));
          return sum - 100 + round.units * 5;
        }, 10_000),
    async close() {
      await Promise.all(running.map((server) => server.kill()));
      await wallet.close();
    },
  };
}

async function call(server: GamesProcess, path: string, body: unknown, bearer?: string) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: string; data: unknown };
}

export const play = (server: GamesProcess, bearer: string, requestId: string) =>
  call(server, '/rounds', { requestId, stake: '1.00', choice: {}, salt: 's' }, bearer);

export const cents = (decimal: string): number => Math.round(Number(decimal) * 100);

/** Kills a server when it makes a call to the wallet. @returns what resolves when the server is gone */
export function killDuring(
  wallet: Wallet,
  server: GamesProcess,
  during: string,
  fault: 'before' | 'after',
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  wallet.fault = (name) => {
    if (name !== during) return undefined;
    wallet.fault = undefined;
    server.kill().then(resolve, reject);
    return fault;
  };
  return promise;
}
