import type { Call } from '../call.ts';
import { callUrl } from '../headers.ts';
import { AREAS, areaOf, type Area } from './areas.ts';
import type { COMPONENTS } from './components.ts';
import { DOCUMENTED_CALLS, type DocumentedCallKey } from './documented-calls.ts';
import { documentedEvents } from './events.ts';
import { GENERAL_FAILURES } from './general.ts';
import { componentSchema, wireSchema } from './schemas.ts';
import { WORDS, type Words } from './words.ts';

type Entry = readonly [DocumentedCallKey, Call];

const HEAD = `# The wire

Made from the definitions in \`packages/wire\` by \`npm run docs -w @tessera/wire\`; a test fails when it is no longer what they
say. A running platform, and the gateway in front of it, serve all of it with schemas as OpenAPI 3.1: \`GET /openapi.json\`.

Calls are \`POST\` with a JSON body unless they say otherwise. **For** is who may call: everybody, or who has a member's, an
agent's or a provider's proof. **Repeat** says whether a call may be sent again (it reads); the others carry an
\`idempotency-key\`. A field with \`?\` may be left out. What a call may refuse stands below its area's table.
`;

/** The wire as a page for people: \`docs/wire.md\`. */
export function wireMarkdown(words: Words = WORDS): string {
  const entries = Object.entries(DOCUMENTED_CALLS) as Entry[];
  const areas = (Object.keys(AREAS) as Area[]).filter((area) =>
    entries.some(([, call]) => areaOf(call.name) === area),
  );
  const sections = areas.map((area) =>
    areaSection(
      area,
      entries.filter(([, call]) => areaOf(call.name) === area),
      words,
    ),
  );
  return [HEAD, ...sections, failuresSection(), eventsSection(words)].join('\n');
}

function areaSection(area: Area, entries: readonly Entry[], words: Words): string {
  const { title, says } = AREAS[area];
  const rows = entries.map(([key, call]) => [
    `${call.method === 'POST' ? '' : `${call.method} `}\`${callUrl(call)}\``,
    call.audience === 'guest' ? 'everybody' : call.audience,
    call.idempotent ? 'yes' : 'no',
    fieldsOf(call.payload, call),
    fieldsOf(call.answer, call),
    words.calls[key]?.says ?? '',
  ]);
  const codes = entries.flatMap(([key, call]) =>
    Object.entries(call.codes).map(([code, means]) => [
      `\`${callUrl(call)}\``,
      `\`${code}\``,
      `\`${means}\``,
      sentence(words.calls[key]?.codes?.[code] ?? ''),
    ]),
  );
  return [
    `## ${title}\n\n${says}\n`,
    table(['call', 'for', 'repeat', 'payload', 'answer', 'what'], rows),
    ...(codes.length > 0 ? [table(['call', 'code', 'meaning', 'when'], codes)] : []),
  ].join('\n');
}

function failuresSection(): string {
  const rows = Object.values(GENERAL_FAILURES).map(({ status, code, says }) => [
    `${status}`,
    `\`${code}\``,
    says,
  ]);
  return `## Failures that every call may answer\n\n${table(['status', 'code', 'when'], rows)}`;
}

function eventsSection(words: Words): string {
  const rows = documentedEvents(words).map(({ name, channel, audience, payload, description = '' }) => [
    `\`${name}\``,
    `\`${channel}\``,
    audience,
    names(payload),
    description,
  ]);
  return `## Events\n\n${table(['event', 'channel', 'for', 'payload', 'when'], rows)}`;
}

/** The names of the first level; of a component its own. */
function fieldsOf(schema: Call['payload'], call: Call): string {
  const written = wireSchema(schema, call.name);
  const component = written.$ref?.split('/').at(-1) as keyof typeof COMPONENTS | undefined;
  if (component) return names(componentSchema(component));
  if (written.type === 'object') return names(written);
  return written.type === 'array' ? 'a list' : written.type === 'string' ? 'a text' : '–';
}

function names({ properties = {}, required = [] }: ReturnType<typeof wireSchema>): string {
  const fields = Object.keys(properties).map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``);
  return fields.length > 0 ? fields.join(' ') : '–';
}

/** What a docstring says of a code may begin in the middle of a sentence. */
const sentence = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).replace(/(?<![.…,])$/, text === '' ? '' : '.');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
