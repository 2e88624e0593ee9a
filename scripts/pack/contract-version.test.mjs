import { test } from 'node:test';
import { assertSameContractVersion } from './contract-version.mjs';

test('the package of the contract has the contract’s version', () => assertSameContractVersion());
