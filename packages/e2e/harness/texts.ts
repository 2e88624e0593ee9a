import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './servers.ts';

const MESSAGES = {
  shell: 'shell/src/messages',
  /** What the shell says after its first view. */
  'shell-late': 'shell/src/layout/late/messages',
  /** What the shell's own pages say. */
  'shell-pages': 'shell/src/pages/messages',
  'mf-agent': 'mf-agent/src/messages',
  /** Its first view, and its dialogs. */
  'mf-auth': ['mf-auth/src/messages', 'mf-auth/src/dialogs/messages'],
  'mf-lobby': 'mf-lobby/src/messages',
  /** What the lobby says after its first view. */
  'mf-lobby-late': 'mf-lobby/src/later/messages',
  /** What keeps a member from playing. */
  'mf-lobby-reality': 'mf-lobby/src/reality/messages',
  'mf-member-center': 'mf-member-center/src/messages',
  'mf-promotions': 'mf-promotions/src/messages',
  /** What the shell says of releases. */
  releases: 'shell/src/layout/releases/messages',
  /** The frame of the house's games, and the games. */
  games: 'packages/games/src/page/messages',
  game: 'packages/games/src/games/lines/page/messages',
  'game-blackjack': 'packages/games/src/games/blackjack/page/messages',
  'game-cluster': 'packages/games/src/games/cluster/page/messages',
  'game-crash': 'packages/games/src/games/crash/page/messages',
  'game-duel': 'packages/games/src/games/duel/page/messages',
  'game-fishing': 'packages/games/src/games/fishing/page/messages',
  'game-lottery': 'packages/games/src/games/lottery/page/messages',
  'game-race': 'packages/games/src/games/race/page/messages',
  'game-roulette': 'packages/games/src/games/roulette/page/messages',
  'game-sportsbook': 'packages/games/src/games/sportsbook/page/messages',
  'game-vault': 'packages/games/src/games/vault/page/messages',
  'game-ways': 'packages/games/src/games/ways/page/messages',
} as const;
type App = keyof typeof MESSAGES;

const catalogues = new Map<string, Readonly<Record<string, string>>>();

let language = 'en_US';

/** What is looked for from now on is written in this language, where no other is asked for. @param locale e.g. `th_TH` */
export function writeIn(locale: string): void {
  language = locale;
}

/**
 * A message of an app's catalogue, so that a journey finds what a player reads without a copy of the words.
 * @param id `<app>:<message>`, e.g. `mf-auth:login.submit`
 * @param values for its `{placeholders}`; plurals are no matter for a journey
 */
export function text(
  id: `${App}:${string}`,
  values: Readonly<Record<string, string | number>> = {},
  locale = language,
): string {
  const [app, name] = id.split(':') as [App, string];
  const message = catalogue(app, locale)[name];
  if (message === undefined) throw new Error(`${app} has no message "${name}" in ${locale}`);
  const written = message.replace(/\{(\w+)(?:, number)?\}/g, (_, key: string) => String(values[key] ?? ''));
  if (written.includes('{'))
    throw new Error(`${id} is more than placeholders: look for a part of it instead`);
  return written;
}

function catalogue(app: App, locale: string): Readonly<Record<string, string>> {
  const known = catalogues.get(`${app} ${locale}`);
  if (known) return known;
  const folders: readonly string[] = [MESSAGES[app]].flat();
  const read = Object.assign(
    {},
    ...folders.map(
      (folder) => JSON.parse(readFileSync(join(ROOT, folder, `${locale}.json`), 'utf8')) as object,
    ),
  ) as Record<string, string>;
  catalogues.set(`${app} ${locale}`, read);
  return read;
}
