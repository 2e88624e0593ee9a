import { callUrl, encodeAnswer } from '@tessera/wire';
import { using } from '../ending.ts';
import { interleaved } from '../rounds.ts';
import { compared, type Row } from '../rows.ts';
import type { Task } from './generator.ts';
import { HOME_READS } from './home.ts';
import { startListeners } from './listeners.ts';
import { measureLoad } from './load.ts';
import { BARE_NOTICE, platformNotice } from './notices.ts';
import type { PlatformOptions } from './options.ts';
import { openGame, register } from './players.ts';
import { measureRecords } from './records.ts';
import { openSender, type Sender } from './sender.ts';
import { databaseUrl, startServers, type Servers } from './servers.ts';

/** Browsers, or games, that ask at the same time. */
const CONNECTIONS = 16;

type Say = (line: string) => void;
type Both = Readonly<Record<'ours' | 'theirs', () => Promise<number>>>;

/** Measures what the options ask for, on servers of its own that end with it. */
export async function measurePlatform(options: PlatformOptions, say: Say): Promise<Row[]> {
  say('starting the platform, and a bare server beside it');
  return using(
    startServers,
    (servers) => servers.stop(),
    (servers) => measureWith(servers, options, say),
  );
}

async function measureWith(servers: Servers, options: PlatformOptions, say: Say): Promise<Row[]> {
  const sender = openSender(servers.platform, servers.providerKey);
  const prepared = await prepare(servers, sender);
  sender.close();
  const { only, rounds, seconds } = options;
  const rows: Row[] = [];
  const take = async (what: string, than: string, jobs: Both) => {
    const results = await interleaved(rounds, jobs, (round) => say(`${what}, round ${round} of ${rounds}`));
    rows.push(compared({ what, unit: '/s', ours: results.ours, theirs: results.theirs, than }));
  };
  const load = (work: Task['work'], ours: readonly string[], theirs: readonly string[]): Both => {
    const task = { work, seconds, providerKey: servers.providerKey };
    return {
      ours: () => measureLoad({ ...task, url: servers.platform, as: ours }),
      theirs: () => measureLoad({ ...task, url: servers.bare, as: theirs }),
    };
  };
  const { accounts, games, ownGames } = prepared;
  if (only.has('home')) {
    await take('Reads of the home page', 'bare fastify and pg', load('home', accounts, accounts));
  }
  if (only.has('login')) {
    await take('Logins', 'bare fastify, pg and argon2', load('login', accounts, accounts));
  }
  if (only.has('round')) {
    await take('Settled rounds', 'bare fastify and pg', load('round', ownGames, games));
  }
  if (only.has('fan')) {
    say(`connecting ${options.sockets} sockets to each`);
    const { sockets } = options;
    const ours = {
      url: servers.platform,
      database: databaseUrl(servers.dataDir, 'tessera'),
      notice: platformNotice(),
      sockets,
    };
    const theirs = {
      url: servers.bare,
      database: databaseUrl(servers.dataDir, 'bare'),
      notice: BARE_NOTICE,
      sockets,
    };
    await using(
      () => startListeners(ours),
      (one) => one.stop(),
      (own) =>
        using(
          () => startListeners(theirs),
          (one) => one.stop(),
          async (other) => {
            const jobs = { ours: () => own.tell(), theirs: () => other.tell() };
            await take(
              `One event to ${sockets.toLocaleString('en')} sockets, deliveries`,
              'bare pg and socket.io',
              jobs,
            );
          },
        ),
    );
  }
  if (only.has('records')) rows.push(...(await measureRecords(servers, options, say)));
  return rows;
}

/** Members, games and answers, the same for both servers. */
async function prepare(servers: Servers, sender: Sender) {
  const accounts = await register(sender, CONNECTIONS);
  const ownGames: string[] = [];
  for (let game = 0; game < CONNECTIONS; game += 1) ownGames.push(await openGame(sender));
  const games = ownGames.map((_token, index) => `game ${index}`);
  const answers: Record<string, string> = {};
  for (const [call, payload] of HOME_READS) {
    const answer = await sender.send(call, payload as never);
    answers[callUrl(call)] = JSON.stringify(encodeAnswer(call, answer as never));
  }
  const response = await fetch(`${servers.bare}/prepare`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers, accounts, games }),
  });
  if (!response.ok) throw new Error(`the bare server was not prepared: ${await response.text()}`);
  return { accounts, games, ownGames };
}
