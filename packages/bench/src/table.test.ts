import { consoleTable, markdownTable } from './table.ts';

const TABLE = [
  ['what', 'ms'],
  ['home', '428'],
  ['a | b', '1'],
];

test('a terminal gets columns in line and no blanks at the end', () => {
  expect(consoleTable(TABLE)).toBe(['what   ms', '─────  ───', 'home   428', 'a | b  1'].join('\n'));
});

test('a document gets a table in which a bar in a cell stays a bar', () => {
  expect(markdownTable(TABLE)).toBe(
    ['| what   | ms  |', '| ------ | --- |', '| home   | 428 |', '| a \\| b | 1   |'].join('\n'),
  );
});

test('a row that is short is filled up', () => {
  expect(markdownTable([['a', 'b'], ['1']])).toBe(
    ['| a   | b   |', '| --- | --- |', '| 1   |     |'].join('\n'),
  );
});
