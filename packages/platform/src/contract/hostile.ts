/** What no honest client sends as a field: wrong kinds, and kinds taken to their ends. */

const NESTED = 20;

function deep(levels: number): unknown {
  return levels === 0 ? 1 : { a: deep(levels - 1) };
}

/** @param honest what the field holds in a valid payload */
export function hostileValues(honest: unknown): [name: string, value: unknown][] {
  return [
    ['null', null],
    ['a flag', true],
    ['an empty list', []],
    ['a list of it', [honest ?? 'x']],
    ['an empty object', {}],
    ['an object around it', { value: honest ?? 'x' }],
    ['an object that would be a prototype', JSON.parse('{"__proto__":{"admin":1}}')],
    ['a deep object', deep(NESTED)],
    ['a number below zero', -1],
    ['a fraction', 0.5],
    ['a number above every id', 2 ** 31],
    ['a number that is not exact', 2 ** 53],
    ['a number without end', 1e308],
    ['an empty text', ''],
    ['blanks', ' \t\n '],
    ['digits as a text', '12'],
    ['a text that is no number', 'NaN'],
    ['a long text', 'x'.repeat(501)],
    ['a text as long as a body may be', 'x'.repeat(60_000)],
    ['half a character', 'a\ud800'],
    ['NUL', 'a\u0000b'],
    ['a quote', `'); DROP TABLE members; --`],
    ['a pattern of the database', '%_\\'],
  ];
}
