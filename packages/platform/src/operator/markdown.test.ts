import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorMarkdown } from './markdown.ts';
import { COMMANDS } from './operator.ts';

test('docs/operator.md is up to date (run npm run docs -w @tessera/platform)', () => {
  const file = join(import.meta.dirname, '../../../../docs/operator.md');
  expect(readFileSync(file, 'utf8')).toBe(operatorMarkdown(COMMANDS));
});

test('a command has its options with values, and a group its commands together', () => {
  const run = async () => '';
  const option = { type: 'string', value: '<id>', says: 'which <one>' } as const;
  const text = operatorMarkdown([
    { name: 'a list', says: 'lists', options: {}, reads: true, run },
    { name: 'b set', says: 'sets', options: {}, run },
    { name: 'a end', says: 'ends', options: { id: { ...option, multiple: true } }, run },
  ]);
  expect(text.slice(text.indexOf('## a'))).toBe(`## a

### \`a list\`

Lists. It only reads.

### \`a end\`

Ends.

- \`--id <id> …\`: which \\<one>

## b

### \`b set\`

Sets.
`);
});
