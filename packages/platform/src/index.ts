export { StartFailure } from '@tessera/server';
export { startPlatform, type Platform, type PlatformOptions } from './platform.ts';
export { SAMPLE_ACCOUNTS } from './seed/samples.ts';
export { readSettings, type Settings } from './settings.ts';
export { verifyLedger, type Verification } from './ledger/verify.ts';
