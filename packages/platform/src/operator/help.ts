import type { Command } from './command.ts';

/** All commands, one a line. */
export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, says }) => `  ${name.padEnd(width)}  ${says}`);
  return `npm run operator -- <command> [options]: changes a running site; the database is DATABASE_URL's, or the one of DATA_DIR

${lines.join('\n')}

<command> --help: its options. Each command leaves an audit entry with the name in OPERATOR, or else the system's user.`;
}

/** One command and its options. */
export function helpOf({ name, says, options }: Command): string {
  const lines = Object.entries(options).map(
    ([option, { value, says: meaning }]) =>
      `  --${option}${value === undefined ? '' : ` ${value}`}\n      ${meaning}`,
  );
  return [`npm run operator -- ${name}: ${says}`, ...lines].join('\n\n');
}
