import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readManifest } from './packages.mjs';

/**
 * The contract is versioned by itself; its package carries the same number, so that npm's ranges mean the contract.
 * @throws Error where one was raised without the other
 */
export function refuseOtherContractVersion() {
  const { version } = readManifest(folderOf('contracts'));
  const source = readFileSync(join(folderOf('contracts'), 'src/version.ts'), 'utf8');
  const [, contract] = /CONTRACT_VERSION = '([^']+)'/.exec(source) ?? [];
  if (version !== contract)
    throw new Error(
      `packages/contracts/package.json says ${version}, CONTRACT_VERSION says ${contract}: write the same in both, then npm install`,
    );
}
