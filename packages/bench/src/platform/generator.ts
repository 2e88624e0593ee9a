import { text } from 'node:stream/consumers';
import { HOME_READS } from './home.ts';
import { logIn, playRound } from './players.ts';
import { spin } from '../games/pages.ts';
import { openPoster, openSender } from './sender.ts';

/** What the generator is told, as JSON on its input: many players are more than a command line takes. */
export interface Task {
  readonly work: 'home' | 'login' | 'round' | 'spin';
  readonly url: string;
  readonly seconds: number;
  readonly providerKey: string;
  /**
   * One for each connection: an account for `login`, a game's session token for `round`, for `spin` the bearers of several
   * pages with spaces between, which play in turn.
   */
  readonly as: readonly string[];
}

/** What it prints, as JSON. */
export interface Generated {
  readonly seconds: number;
  /** Pieces of work that were answered as they should be. */
  readonly done: number;
  readonly failures: number;
  /** Why the last one failed. */
  readonly why: string | undefined;
}

/** A process of its own: each connection sends its next piece of work as soon as the one before was answered. */
const task = JSON.parse(await text(process.stdin)) as Task;
const sender = openSender(task.url, task.providerKey);
const poster = openPoster(task.url);
let done = 0;
let failures = 0;
let why: string | undefined;

const WORK: Readonly<Record<Task['work'], (as: string, turn: number) => Promise<unknown>>> = {
  home(_as, turn) {
    const [call, payload] = HOME_READS[turn % HOME_READS.length] ?? HOME_READS[0];
    return sender.send(call, payload as never);
  },
  login: (account) => logIn(sender, account),
  round: (sessionToken) => playRound(sender, sessionToken),
  spin(bearers, turn) {
    const pages = bearers.split(' ');
    return spin(poster, pages[turn % pages.length] ?? '');
  },
};

const began = performance.now();
const end = began + task.seconds * 1_000;
await Promise.all(
  task.as.map(async (as) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      try {
        await WORK[task.work](as, turn);
        done += 1;
      } catch (error) {
        failures += 1;
        why = String(error);
      }
    }
  }),
);
const seconds = (performance.now() - began) / 1_000;
sender.close();
poster.close();
process.stdout.write(JSON.stringify({ seconds, done, failures, why } satisfies Generated));
