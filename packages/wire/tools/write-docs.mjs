import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocstrings } from './docstrings.mjs';

const USAGE = `npm run docs -w @tessera/wire: writes what is made from the wire's definitions

  src/openapi/words.json   what their docstrings say, for /openapi.json
  docs/wire.md             every call, code and event, for people
`;

const FOLDER = join(import.meta.dirname, '..');

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
} else {
  const words = readDocstrings(FOLDER);
  writeFileSync(join(FOLDER, 'src/openapi/words.json'), `${JSON.stringify(words, null, 2)}\n`);
  const { wireMarkdown } = await import('../src/openapi/index.ts');
  writeFileSync(join(FOLDER, '../../docs/wire.md'), wireMarkdown(words));
}
