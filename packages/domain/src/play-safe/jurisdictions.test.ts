import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jurisdictionsMarkdown } from './jurisdictions-document.ts';

/** Without what the formatter adds: padding, and dashes of the line below the head. */
const plain = (markdown: string) =>
  markdown
    .replace(/-{3,}/g, '---')
    .replace(/[ \t]+/g, ' ')
    .trim();

test('docs/jurisdictions.md says what the table says (npm run docs -w @tessera/domain)', () => {
  const file = join(import.meta.dirname, '../../../../docs/jurisdictions.md');
  expect(plain(readFileSync(file, 'utf8'))).toBe(plain(jurisdictionsMarkdown()));
});
