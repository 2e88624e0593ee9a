import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { jurisdictionsMarkdown } from '../src/play-safe/jurisdictions-document.ts';

const USAGE = `npm run docs -w @tessera/domain: generates docs/jurisdictions.md from the rules of play
`;

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
} else {
  const file = join(import.meta.dirname, '../../../docs/jurisdictions.md');
  writeFileSync(
    file,
    await format(jurisdictionsMarkdown(), { ...(await resolveConfig(file)), filepath: file }),
  );
}
