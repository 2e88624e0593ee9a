import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorMarkdown } from '../src/operator/markdown.ts';
import { COMMANDS } from '../src/operator/operator.ts';

const USAGE = `npm run docs -w @tessera/platform: generates docs/operator.md from the operator's commands
`;

if (process.argv.includes('--help')) process.stdout.write(USAGE);
else writeFileSync(join(import.meta.dirname, '../../../docs/operator.md'), operatorMarkdown(COMMANDS));
