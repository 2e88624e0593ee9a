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
import { DESCRIPTIONS, type Descriptions } from './descriptions.ts';

/** Version of the wire. Raised when clients or back ends of the previous one would fail. */
const WIRE_VERSION = '1.0.0';

const ABOUT = `Every call and realtime event between browsers, the platform and game providers, generated from the definitions that both sides use.

- **Calls** are \`POST\` with a JSON body. Names are snake_case, money is decimal strings, instants are ISO 8601 with an offset.
- **Answers** come in one of two envelopes, \`{code, message, data}\` or \`{header: {status, desc}, body}\`; this platform writes the first. Codes \`100\` and \`1000\` mean success on every call. Look up a refusal's code in the call's own table (\`x-codes\`): first the whole code, then its last three digits.
- **Audience**: \`x-audience\` and the security requirement say who may call: \`guest\` is everyone, \`member\` and \`agent\` need a token, \`provider\` the provider's key.
- **Retries**: a call with \`x-idempotent\` only reads and may be repeated. The others carry an \`idempotency-key\`.
- **Realtime** is socket.io with the Echo broadcast protocol on \`/socket.io\`: a client emits \`subscribe\` with \`{channel, auth: {headers: {Authorization}}}\`, and each event arrives under its own name with \`(channel, payload)\`. \`x-events\` lists them.
- Calls with \`x-extension\` are additions of this product. A back end without one answers 404.`;

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

/**
 * Builds the OpenAPI document.
 * @throws Error for a definition that OpenAPI cannot express
 */
export function openApiDocument(descriptions: Descriptions = DESCRIPTIONS): OpenApiDocument {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Record<string, JsonSchema> = {};
  for (const name of Object.keys(COMPONENTS) as (keyof typeof COMPONENTS)[]) {
    schemas[name] = componentSchema(name, descriptions.components[name]);
  }
  const areas = new Set<string>();
  for (const [key, call] of Object.entries(DOCUMENTED_CALLS) as [DocumentedCallKey, Call][]) {
    const { operation, schemas: own } = operationOf(key, call, descriptions.calls[key]);
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
      .map(([name, { title, description }]) => ({ name, description: `${title}. ${description}` })),
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
    'x-events': documentedEvents(descriptions),
  };
}
