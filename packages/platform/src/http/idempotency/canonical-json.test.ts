import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';

/** The same value with the keys of all its objects in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, turned(inner)]);
  return Object.fromEntries(entries.toReversed());
}

test('equal values have equal texts, whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
    }),
  );
});

test('the text is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each([
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: '1' }],
  [{ a: null }, {}],
  [{ a: { b: 1 } }, { a: 1, b: 1 }],
])('%j and %j are two', (one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other));
});

test('big integers and missing fields have a text', () => {
  expect(canonicalJson({ b: 12n, a: undefined })).toBe('{"b":"12"}');
});

test('a key that objects inherit is a key', () => {
  expect(canonicalJson(JSON.parse('{"z":1,"__proto__":{"b":1,"a":2}}'))).toBe(
    '{"__proto__":{"a":2,"b":1},"z":1}',
  );
});
