import { randomBytes } from 'node:crypto';
import { SEED_BYTES } from '@tessera/domain/fairness';

/** A seed of the system's cryptographic generator, hexadecimal. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');
