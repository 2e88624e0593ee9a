// Replaces fast-check in every test (`config/jest.mjs`), so that all properties draw by one seed. A failure names the
// seed; `PROOF_SEED` repeats it. A property may state a seed of its own.
/* eslint-disable @typescript-eslint/no-require-imports -- jest loads this file as it is */
const { dirname, join } = require('node:path');

/** Of all runs but full proofs (`PROOF=full`), which draw other values each time. */
const USUAL_SEED = 1;
const SEED_LIMIT = 2 ** 31;

function seedOf({ PROOF_SEED, PROOF }) {
  if (PROOF_SEED === undefined) return PROOF === 'full' ? Date.now() % SEED_LIMIT : USUAL_SEED;
  const seed = Number(PROOF_SEED);
  if (PROOF_SEED.trim() === '' || !Number.isInteger(seed))
    throw new Error(`PROOF_SEED must be a whole number, such as 7, but is "${PROOF_SEED}"`);
  return seed;
}

// By its file: its name leads back here.
const manifest = require.resolve('fast-check/package.json');
const fc = require(join(dirname(manifest), require(manifest).exports['.'].require.default));

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf(process.env) });

module.exports = fc;
