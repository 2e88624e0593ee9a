import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocstrings } from './docstrings.mjs';

const USAGE = `npm run docs -w @tessera/wire: generates documents from the wire's definitions

  src/openapi/descriptions.json   docstrings, for /openapi.json
  docs/wire.md                    all calls, codes and events, for people
`;

const FOLDER = join(import.meta.dirname, '..');

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
} else {
  const descriptions = readDocstrings(FOLDER);
  writeFileSync(join(FOLDER, 'src/openapi/descriptions.json'), `${JSON.stringify(descriptions, null, 2)}\n`);
  const { wireMarkdown } = await import('../src/openapi/index.ts');
  writeFileSync(join(FOLDER, '../../docs/wire.md'), wireMarkdown(descriptions));
}
