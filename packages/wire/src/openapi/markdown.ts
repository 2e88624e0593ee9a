import type { Call } from '../call.ts';
import { callUrl } from '../headers.ts';
import { AREAS, areaOf, type Area } from './areas.ts';
import type { COMPONENTS } from './components.ts';
import { DOCUMENTED_CALLS, type DocumentedCallKey } from './documented-calls.ts';
import { documentedEvents } from './events.ts';
import { GENERAL_FAILURES } from './general.ts';
import { componentSchema, wireSchema } from './schemas.ts';
import { DESCRIPTIONS, type Descriptions } from './descriptions.ts';

/** Says that a call may answer 428. */
const NEEDS_PROOF = 'Needs a fresh proof ([428](#failures-that-every-call-may-answer)).';

/** Says that browsers complete a call after its page is left. */
const SURVIVES = 'Survives leaving.';

/** Says that browsers keep a call's idempotency key. */
const KEEPS_KEY = 'Keeps its key.';

type Entry = readonly [DocumentedCallKey, Call];

const HEAD = `# The wire

Generated from the definitions in \`packages/wire\` by \`npm run docs -w @tessera/wire\`; a test fails when it is out of date.
A running platform and the gateway in front of it serve the same with schemas as OpenAPI 3.1: \`GET /openapi.json\`.

Calls are \`POST\` with a JSON body unless another method is given. **For** says who may call: everyone, or a member, an agent
or a provider with a token or key. **Repeat** says whether a call only reads and may be sent again; the others carry an
\`idempotency-key\`. A field with \`?\` is optional. Each area's second table lists the failure codes of its calls.

A browser completes a call that **survives leaving** although its page is left meanwhile: a small write that the person has seen
done, or that closes, ends or protects something. No page reads its answer then, and a token in it is lost: the former one
must stay valid until its replacement is used. No call that moves money is among them.

A browser **keeps the key** of a call for ten minutes, or until it knows the outcome: the same payload then continues the request also
after a reload and in another tab. A secret in the payload, such as the withdrawal password, is not part of the comparison.
`;

/** Writes the wire as a page for people: `docs/wire.md`. */
export function wireMarkdown(descriptions: Descriptions = DESCRIPTIONS): string {
  const entries = Object.entries(DOCUMENTED_CALLS) as Entry[];
  const areas = (Object.keys(AREAS) as Area[]).filter((area) =>
    entries.some(([, call]) => areaOf(call.name) === area),
  );
  const sections = areas.map((area) =>
    areaSection(
      area,
      entries.filter(([, call]) => areaOf(call.name) === area),
      descriptions,
    ),
  );
  return [HEAD, ...sections, failuresSection(), eventsSection(descriptions)].join('\n');
}

function areaSection(area: Area, entries: readonly Entry[], descriptions: Descriptions): string {
  const { title, description } = AREAS[area];
  const rows = entries.map(([key, call]) => [
    `${call.method === 'POST' ? '' : `${call.method} `}\`${callUrl(call)}\``,
    call.audience === 'guest' ? 'everyone' : call.audience,
    call.idempotent ? 'yes' : 'no',
    fieldsOf(call.payload, call),
    fieldsOf(call.answer, call),
    [
      descriptions.calls[key]?.text,
      call.needsProof && NEEDS_PROOF,
      call.survivesLeaving && SURVIVES,
      call.keepsKey && KEEPS_KEY,
    ]
      .filter(Boolean)
      .join(' '),
  ]);
  const codes = entries.flatMap(([key, call]) =>
    Object.entries(call.codes).map(([code, means]) => [
      `\`${callUrl(call)}\``,
      `\`${code}\``,
      `\`${means}\``,
      sentence(descriptions.calls[key]?.codes?.[code] ?? ''),
    ]),
  );
  return [
    `## ${title}\n\n${description}\n`,
    table(['call', 'for', 'repeat', 'payload', 'answer', 'what'], rows),
    ...(codes.length > 0 ? [table(['call', 'code', 'meaning', 'when'], codes)] : []),
  ].join('\n');
}

function failuresSection(): string {
  const rows = Object.values(GENERAL_FAILURES).map(({ status, code, description }) => [
    `${status}`,
    `\`${code}\``,
    description,
  ]);
  return `## Failures that every call may answer\n\n${table(['status', 'code', 'when'], rows)}`;
}

function eventsSection(descriptions: Descriptions): string {
  const rows = documentedEvents(descriptions).map(
    ({ name, channel, audience, payload, description = '' }) => [
      `\`${name}\``,
      `\`${channel}\``,
      audience,
      names(payload),
      description,
    ],
  );
  return `## Events\n\n${table(['event', 'channel', 'for', 'payload', 'when'], rows)}`;
}

/** Lists the first level of field names, or the name of a component. */
function fieldsOf(schema: Call['payload'], call: Call): string {
  const written = wireSchema(schema, call.name);
  const component = written.$ref?.split('/').at(-1) as keyof typeof COMPONENTS | undefined;
  if (component) return names(componentSchema(component));
  // An answer that may be null.
  const shapes = [written, ...(written.anyOf ?? [])].filter((shape) => typeof shape === 'object');
  const object = shapes.find(({ type }) => type === 'object');
  if (object) return names(object);
  return written.type === 'array' ? 'a list' : written.type === 'string' ? 'a string' : '–';
}

function names({ properties = {}, required = [] }: ReturnType<typeof wireSchema>): string {
  const fields = Object.keys(properties).map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``);
  return fields.length > 0 ? fields.join(' ') : '–';
}

/** Makes a sentence of a failure code's description. */
const sentence = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).replace(/(?<![.…,])$/, text === '' ? '' : '.');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
