import { parseArgs } from 'node:util';
import type { Jurisdiction } from '@tessera/domain';
import type { Database } from '../db/connect.ts';
import { serializable, sqlState, type Transaction } from '../db/serializable.ts';
import { auditEntries } from '../db/schema/content.ts';
import { giveNotice } from '../live/notices.ts';
import { readTimeZone } from '../site/time-zone.ts';
import { changesPages, raiseVersion } from '../site/version.ts';
import type { Command } from './command.ts';
import { bonusCommands } from './commands/bonuses.ts';
import { missionCommands } from './commands/missions.ts';
import { cashierCommands } from './commands/cashier.ts';
import { agentAgreementCommands } from './commands/agent-agreements.ts';
import { agentCommands } from './commands/agents.ts';
import { addressCommands } from './commands/addresses.ts';
import { articleCommands } from './commands/articles.ts';
import { authenticatorCommands } from './commands/authenticators.ts';
import { auditList } from './commands/audit.ts';
import { pageContentCommands } from './commands/content.ts';
import { envelopeCommands } from './commands/envelopes.ts';
import { popUpCommands } from './commands/pop-ups.ts';
import { previewCommand } from './commands/previews.ts';
import { promotionCommands } from './commands/promotions.ts';
import { rouletteCommands } from './commands/roulette.ts';
import { signInCommands } from './commands/sign-in.ts';
import { listCommands } from './commands/lists.ts';
import { maintenanceCommands } from './commands/maintenance.ts';
import { loginCheckCommands } from './commands/login-checks.ts';
import { memberCommands } from './commands/members.ts';
import { outbox } from './commands/outbox.ts';
import { payOutCommands } from './commands/pay-outs.ts';
import { recommendationCommands } from './commands/recommendation.ts';
import { recommendCodeCommands } from './commands/recommend-codes.ts';
import { settingCommands } from './commands/settings.ts';
import { responsibleCommands } from './commands/responsible.ts';
import { siteCommands } from './commands/site.ts';
import { verify } from './commands/verify.ts';
import { OperatorFailure } from './failure.ts';
import { Given, type Values } from './given.ts';
import { helpOf, overview } from './help.ts';
import { withTextsFile } from './texts-file.ts';

export const COMMANDS: readonly Command[] = [
  ...pageContentCommands,
  ...popUpCommands,
  ...promotionCommands,
  ...articleCommands,
  ...listCommands,
  ...envelopeCommands,
  ...rouletteCommands,
  ...signInCommands,
  ...bonusCommands,
  ...missionCommands,
  ...cashierCommands,
  ...payOutCommands,
  ...agentCommands,
  ...agentAgreementCommands,
  ...recommendationCommands,
  ...recommendCodeCommands,
  ...memberCommands,
  ...loginCheckCommands,
  ...authenticatorCommands,
  ...responsibleCommands,
  ...maintenanceCommands,
  ...siteCommands,
  ...settingCommands,
  ...addressCommands,
  previewCommand,
  outbox,
  auditList,
  verify,
];

/** What a command line asks for. */
export type Asked =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'command'; readonly command: Command; readonly given: Given };

/** @throws OperatorFailure where there is no such command or option */
export function readCommandLine(args: readonly string[]): Asked {
  const words = args.filter((word, index) => index < 2 && !word.startsWith('-'));
  const command = COMMANDS.find(({ name }) => name === words.join(' '));
  const wantsHelp = args.includes('--help') || args.includes('-h');
  if (!command) {
    if (args.length === 0 || (words.length === 0 && wantsHelp))
      return { kind: 'help', text: overview(COMMANDS) };
    const group = COMMANDS.filter(({ name }) => name.split(' ')[0] === words[0]);
    if (group.length > 0 && wantsHelp && words.length === 1) return { kind: 'help', text: overview(group) };
    const known = group.length > 0 ? ` There are: ${group.map(({ name }) => name).join(', ')}.` : '';
    throw new OperatorFailure(`There is no command "${words.join(' ')}".${known} --help shows all of them.`);
  }
  if (wantsHelp) return { kind: 'help', text: helpOf(command) };
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type, multiple }]) => [
      name,
      { type, multiple: multiple ?? false },
    ]),
  );
  try {
    const { values } = parseArgs({
      args: args.slice(words.length),
      options,
      strict: true,
      allowPositionals: false,
    });
    return { kind: 'command', command, given: new Given(withTextsFile(values as Values, command.options)) };
  } catch (error) {
    if (error instanceof OperatorFailure) throw error;
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new OperatorFailure(`${reason}. "${command.name} --help" shows what it takes.`, { cause: error });
  }
}

/**
 * Runs one command in one transaction, which holds its audit entry too. One that only looks has a snapshot instead: a
 * serialisable reader of whole tables would make those who write try again.
 * @param operator who is written down
 * @param site whose law it follows, and its own origin: by default the one of `npm start`
 * @returns what was done, in words
 */
export async function operate(
  db: Database,
  operator: string,
  { command, given }: Extract<Asked, { kind: 'command' }>,
  { jurisdiction = 'open', publicUrl }: SiteSettings = {},
): Promise<string> {
  const run = (tx: Transaction) =>
    command.run(
      {
        tx,
        now: new Date(),
        jurisdiction,
        publicUrl: publicUrl ?? 'http://localhost:3000',
        async audit(subject, before, after) {
          await tx.insert(auditEntries).values({ operator, command: command.name, subject, before, after });
        },
        async tell(...notices) {
          for (const notice of notices) await giveNotice(tx, notice);
          if (notices.some(changesPages)) await raiseVersion(tx);
        },
      },
      given,
    );
  try {
    await readTimeZone(db);
    return command.reads ? await db.transaction(run, SNAPSHOT) : await serializable(db, run);
  } catch (error) {
    if (error instanceof OperatorFailure) throw error;
    const message = DATABASE_FAILURES[sqlState(error) ?? ''];
    throw message === undefined ? error : new OperatorFailure(message, { cause: error });
  }
}

interface SiteSettings {
  readonly jurisdiction?: Jurisdiction;
  readonly publicUrl?: string | undefined;
}

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

const DATABASE_FAILURES: Readonly<Record<string, string>> = {
  '22003': 'A number that was given is larger than any here.',
  '42P01': 'The database is of an older release: start this release’s platform on it once.',
  '23503': 'Something that was named is not there: look at the ids.',
  '23505': 'Somebody else published at the same moment: try again.',
};
