import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readManifest } from './packages.mjs';

/**
 * Checks that the contract's version equals its package's version, so that npm ranges apply to the contract.
 * @throws Error if they differ
 */
export function assertSameContractVersion() {
  const { version } = readManifest(folderOf('contracts'));
  const source = readFileSync(join(folderOf('contracts'), 'src/version.ts'), 'utf8');
  const [, contract] = /CONTRACT_VERSION = '([^']+)'/.exec(source) ?? [];
  if (version !== contract)
    throw new Error(
      `packages/contracts/package.json has version ${version}, but CONTRACT_VERSION is ${contract}: make them equal, then run npm install`,
    );
}
