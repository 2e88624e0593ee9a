import type { JsonSchema } from '@valibot/to-json-schema';
import type { Call } from '../call.ts';
import { DOCUMENTED_CALLS, type DocumentedCallKey } from './documented-calls.ts';
import { callUrl } from '../headers.ts';
import { AREAS, areaOf } from './areas.ts';
import { COMPONENTS } from './components.ts';
import { documentedEvents, type DocumentedEvent } from './events.ts';
import {
  ANSWER_HEADERS,
  GENERAL_FAILURES,
  PARAMETERS,
  SECURITY_SCHEMES,
  generalResponse,
} from './general.ts';
import { operationOf } from './operation.ts';
import { componentSchema } from './schemas.ts';
import { WORDS, type Words } from './words.ts';

/** The wire's own version: raised when a client or a back end that speaks the one before would fail. */
const WIRE_VERSION = '1.0.0';

const ABOUT = `Every call and realtime event between browsers, the platform and game providers, made from the definitions by which both sides work.

- **Calls** are \`POST\` with a JSON body. Names are snake_case, money is decimal strings, instants are ISO 8601 with an offset.
- **Answers** come in one of two envelopes, \`{code, message, data}\` or \`{header: {status, desc}, body}\`; this platform writes the first. Codes \`100\` and \`1000\` mean success on every call. A refusal's code is looked up in its call's own table (\`x-codes\`), first as it is, then by its last three digits.
- **Who may call** stands in \`x-audience\` and as security: \`guest\` is everybody, \`member\` and \`agent\` need a token, \`provider\` the provider's key.
- **Repeating**: a call with \`x-idempotent\` reads, and may be repeated. The others carry an \`idempotency-key\`.
- **Realtime** is socket.io with the Echo broadcast protocol on \`/socket.io\`: a client emits \`subscribe\` with \`{channel, auth: {headers: {Authorization}}}\`, and each event comes under its own name with \`(channel, payload)\`. \`x-events\` lists them.
- Calls of \`x-extension\` are this product's own: a back end that lacks one answers 404.`;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly [kind: string]: object;
  };
  readonly 'x-events': readonly DocumentedEvent[];
}

/** The wire as OpenAPI. @throws Error where a definition cannot be written down */
export function openApiDocument(words: Words = WORDS): OpenApiDocument {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Record<string, JsonSchema> = {};
  for (const name of Object.keys(COMPONENTS) as (keyof typeof COMPONENTS)[]) {
    schemas[name] = componentSchema(name, words.components[name]);
  }
  const areas = new Set<string>();
  for (const [key, call] of Object.entries(DOCUMENTED_CALLS) as [DocumentedCallKey, Call][]) {
    const { operation, schemas: own } = operationOf(key, call, words.calls[key]);
    const url = callUrl(call);
    paths[url] = { ...paths[url], [call.method.toLowerCase()]: operation };
    Object.assign(schemas, own);
    areas.add(areaOf(call.name));
  }
  return {
    openapi: '3.1.0',
    info: { title: 'The wire of Tessera', version: WIRE_VERSION, description: ABOUT },
    servers: [{ url: '/' }],
    tags: Object.entries(AREAS)
      .filter(([name]) => areas.has(name))
      .map(([name, { title, says }]) => ({ name, description: `${title}. ${says}` })),
    paths,
    components: {
      schemas,
      parameters: PARAMETERS,
      headers: ANSWER_HEADERS,
      securitySchemes: SECURITY_SCHEMES,
      responses: Object.fromEntries(
        Object.entries(GENERAL_FAILURES).map(([name, failure]) => [name, generalResponse(failure)]),
      ),
    },
    'x-events': documentedEvents(words),
  };
}
