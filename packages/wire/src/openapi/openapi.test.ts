import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validate } from '@readme/openapi-parser';
import * as v from 'valibot';
import { snake } from '../casing.ts';
import type { Call } from '../call.ts';
import { callUrl } from '../headers.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { openApiDocument } from './document.ts';
import { DOCUMENTED_CALLS as CALLS, type DocumentedCallKey as CallKey } from './documented-calls.ts';
import { wireMarkdown } from './markdown.ts';
import { wireSchema } from './schemas.ts';

const document = openApiDocument();

interface Described {
  readonly operationId: string;
  readonly security: object[];
  readonly responses: Record<string, { content?: { 'application/json': { schema: object } } }>;
  readonly [extension: `x-${string}`]: unknown;
}
const operationOf = (key: CallKey) =>
  document.paths[callUrl(CALLS[key])]?.[CALLS[key].method.toLowerCase()] as Described;

test('is a valid OpenAPI document without dangling references', async () => {
  const result = await validate(structuredClone(document) as never);
  expect(result).toMatchObject({ valid: true, warnings: [] });
});

test('lists every call with audience, idempotency and codes', () => {
  const keys = Object.keys(CALLS) as CallKey[];
  expect(keys.map((key) => operationOf(key)?.operationId)).toEqual(keys.map((key) => CALLS[key].name));
  for (const key of keys) {
    const operation = operationOf(key);
    expect(operation).toMatchObject({
      'x-audience': CALLS[key].audience,
      'x-idempotent': CALLS[key].idempotent,
    });
    expect(Object.keys(operation['x-codes'] as object).sort()).toEqual(Object.keys(CALLS[key].codes).sort());
  }
  expect(operationOf('letterList').security).toEqual([{ session: ['member'] }]);
  expect(operationOf('providerWager').security).toEqual([{ providerKey: [] }]);
});

test('a call that needs a fresh proof is marked, and may answer 428', () => {
  expect(operationOf('bankAccountRemove')).toMatchObject({ 'x-needs-proof': true });
  expect(operationOf('bankAccountRemove').responses).toHaveProperty('428');
  expect(operationOf('bankAccountList')).toMatchObject({ 'x-needs-proof': false });
  expect(operationOf('bankAccountList').responses).not.toHaveProperty('428');
});

test('a call that browsers complete after its page is left is marked', () => {
  expect(operationOf('favoriteStore')).toMatchObject({ 'x-survives-leaving': true });
  expect(operationOf('walletTransfer')).toMatchObject({ 'x-survives-leaving': false });
  const { text: words = '' } = DESCRIPTIONS.calls.favoriteStore ?? {};
  expect(wireMarkdown()).toContain(`${words} Survives leaving.`);
  expect(wireMarkdown().match(/Survives leaving\./g)).toHaveLength(
    Object.values<Call>(CALLS).filter(({ survivesLeaving }) => survivesLeaving).length,
  );
});

test('a call whose key browsers keep is marked', () => {
  expect(operationOf('withdrawalCreate')).toMatchObject({ 'x-keeps-key': true });
  expect(operationOf('walletTransfer')).toMatchObject({ 'x-keeps-key': true });
  expect(operationOf('balanceAllBack')).toMatchObject({ 'x-keeps-key': false });
  expect(wireMarkdown().match(/Keeps its key\./g)).toHaveLength(
    Object.values<Call>(CALLS).filter(({ keepsKey }) => keepsKey).length,
  );
});

test('writes names in snake_case and keeps the keys of records', () => {
  const schema = document.components.schemas['lobby.gameSearch.payload'];
  expect(Object.keys(schema?.properties ?? {})).toEqual(
    expect.arrayContaining(['site_id', 'support_device', 'gt_id']),
  );
  expect(schema?.required).toEqual(['site_id', 'currency', 'support_device']);
  expect(schema?.properties).toMatchObject({ page: { type: 'integer', minimum: 1, default: 1 } });
  expect(document.components.schemas.Image).toMatchObject({
    properties: {
      sources: { additionalProperties: { type: 'string' } },
      colour: { pattern: expect.any(String) },
    },
  });
  const names = everywhere(document.components.schemas).flatMap(({ value }) => [
    ...Object.keys((value.properties as object | undefined) ?? {}),
    ...((value.required as string[] | undefined) ?? []),
  ]);
  // The specification writes this one name in camelCase.
  expect([...new Set(names.filter((name) => name !== snake(name)))]).toEqual(['mobileTemplateName']);
});

test('describes every schema that accepts any value', () => {
  const empty = everywhere(document.components.schemas).filter(
    ({ at, value }) => Object.keys(value).length === 0 && !at.endsWith('/properties'),
  );
  expect(empty.map(({ at }) => at)).toEqual([]);
});

test('describes both envelopes', () => {
  const schema = operationOf('login').responses['200']?.content?.['application/json'].schema;
  expect(schema).toMatchObject({
    anyOf: expect.arrayContaining([
      expect.objectContaining({ required: ['code', 'message', 'data'] }),
      expect.objectContaining({ required: ['header', 'body'] }),
    ]),
  });
});

test.each([
  ['a variant', v.variant('kind', [v.object({ kind: v.literal('a') })]), /cannot rename/],
  [
    'a union of two objects',
    v.union([v.object({ a: v.string() }), v.object({ b: v.string() })]),
    /cannot choose/,
  ],
  ['two names that become equal', v.object({ gpId: v.string(), gp_id: v.string() }), /equal on the wire/],
  [
    'a check without a message',
    v.pipe(
      v.string(),
      v.check((text) => text !== ''),
    ),
    /check/,
  ],
  ['a regular expression whose flags are lost', v.pipe(v.string(), v.regex(/a.b/s)), /RegExp flags/],
])('refuses %s, which OpenAPI would express wrongly', (_name, schema, reason) => {
  expect(() => wireSchema(schema, 'test')).toThrow(reason);
});

test('keeps both patterns of a string', () => {
  const schema = v.pipe(v.string(), v.regex(/^a/), v.regex(/z$/i));
  expect(wireSchema(schema, 'test')).toEqual({
    type: 'string',
    pattern: '^a',
    allOf: [{ pattern: '(?i:z$)' }],
  });
});

test('is not reachable from the package’s main entry, so no browser loads it', () => {
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g))
      reach(join(dirname(file), path));
    expect(text).not.toContain('@valibot/to-json-schema');
  };
  reach(join(__dirname, '../index.ts'));
  expect([...reached].filter((file) => file.includes('openapi'))).toEqual([]);
  expect(reached.size).toBeGreaterThan(20);
});

/** Lists every object inside a value with its path. */
function everywhere(value: unknown, at = ''): { at: string; value: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => everywhere(one, `${at}/${name}`));
  return Array.isArray(value) ? inner : [{ at, value: value as Record<string, unknown> }, ...inner];
}
