import { build } from '../compile.mjs';
import { createRegistry, Refused } from './client.mjs';
import { Miscalled, REGISTRY_OPTIONS, REGISTRY_USAGE, runCommand, siteOf } from './command.mjs';
import { findOptionalPublisher } from './publisher.mjs';
import { readBuild } from './ship.mjs';
import { withoutKey } from './without-key.mjs';

const USAGE = `tessera-check: builds the project in the current folder and asks a live site whether it would fit there

The site compares the contract's range, shared packages, routes, dialogs, slots, events and the size of the first code.

A production site needs a publisher's key for that, which may have the right to check alone; a development site does not.

  --no-build          checks what is in dist/
${REGISTRY_USAGE}`;

/**
 * @param {string} dir the project's folder
 * @returns {Promise<number>} the exit code: 1 where it does not fit
 */
export function checkCommand(dir, args) {
  return runCommand({
    usage: USAGE,
    options: {
      ...REGISTRY_OPTIONS,
      'no-build': { type: 'boolean', default: false },
    },
    args,
    async work(values, positionals, say) {
      if (positionals.length > 0) throw new Miscalled(`Unknown argument "${positionals[0]}". See --help.`);
      if (!values['no-build']) await withoutKey(() => build(dir));
      const { part, description } = readBuild(dir);
      const site = siteOf(values);
      const publisher = findOptionalPublisher(values);
      await createRegistry(site, publisher)
        .check(description)
        .catch((error) => {
          throw publisher === undefined && isUnsigned(error) ? needsKey(site, error) : error;
        });
      say(`${part} ${description.release} fits what is live at ${site}`);
    },
  });
}

function isUnsigned(error) {
  return error instanceof Refused && error.refusals.some(({ code }) => code === 'signature');
}

function needsKey(site, cause) {
  return new Error(
    `${site} answers signed checks only: name your publisher's key with --key or in TESSERA_RELEASE_KEY.`,
    { cause },
  );
}
