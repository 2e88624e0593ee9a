import { PER_LANGUAGE, type Command, type Option } from './command.ts';

const HEAD = `# The operator's commands

Generated from the commands in \`packages/platform/src/operator\` by \`npm run docs -w @tessera/platform\`; a test fails when it is out of date.
\`npm run operator -- <command> --help\` shows the same. The [README](../README.md#how-do-i-operate-it) has examples, and
[operating.md](operating.md) explains the settings that the command reads.

- An instant is \`now\`, or a time with its zone such as \`2026-05-01T00:00:00-04:00\`.
- A text (\`--title "text" | <language>="text"\`) is given ${PER_LANGUAGE}.
- An option with \`…\` may be repeated.
- Each command leaves an entry in \`audit list\`, unless it only reads.
`;

/** Writes the commands as a page for people: `docs/operator.md`. */
export function operatorMarkdown(commands: readonly Command[]): string {
  const groups = Map.groupBy(commands, ({ name }) => name.split(' ')[0]);
  const sections = [...groups].map(([group, members]) =>
    [`## ${group}`, ...members.map(sectionOf)].join('\n\n'),
  );
  return `${[HEAD.trimEnd(), ...sections].join('\n\n')}\n`;
}

function sectionOf({ name, says, options, reads }: Command): string {
  const what = `${sentence(says)}${reads ? ' It only reads.' : ''}`;
  const lines = Object.entries(options).map(lineOf);
  return [`### \`${name}\``, what, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
}

function lineOf([name, { value, multiple, says }]: readonly [string, Option]): string {
  const flag = ['--', name, value && ` ${value}`, multiple && ' …'].filter(Boolean).join('');
  return `- \`${flag}\`: ${plain(says.replace('; may be repeated', '').replace(`; ${PER_LANGUAGE}`, ''))}`;
}

const sentence = (text: string) => plain(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);

/** Keeps Markdown from reading a placeholder as HTML. */
const plain = (text: string) => text.replace(/[<*]/g, '\\$&');
