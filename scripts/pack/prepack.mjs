/** npm runs this in a package before packing it: `npm pack -w @tessera/kit`. */
import { basename, join } from 'node:path';
import { compile } from './compile.mjs';
import { folderOf, LIB, dependenciesOf } from './packages.mjs';
import { assertSameContractVersion } from './contract-version.mjs';
import { swap } from './swap.mjs';

const name = basename(process.cwd());
try {
  assertSameContractVersion();
  for (const one of [...dependenciesOf(name), name]) compile(one, (own) => join(folderOf(own), LIB));
  swap(process.cwd());
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
