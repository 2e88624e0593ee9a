#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { build } from '../src/index.mjs';

const USAGE = `tessera-build: builds the remote or the shell of the current folder into dist/

  --mode production|development   default production
  --help
`;

const { values } = parseArgs({
  options: { mode: { type: 'string', default: 'production' }, help: { type: 'boolean' } },
});
if (values.help) {
  process.stdout.write(USAGE);
} else {
  try {
    await build(process.cwd(), values.mode);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
