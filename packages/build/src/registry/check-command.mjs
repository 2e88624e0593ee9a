import { build } from '../compile.mjs';
import { createRegistry } from './client.mjs';
import { Miscalled, REGISTRY_OPTIONS, runCommand, siteOf } from './command.mjs';
import { readBuild } from './ship.mjs';

const USAGE = `tessera-check: builds the project in the current folder and asks a live site whether it would fit there

Compared are the contract's range, shared packages, routes and dialogs of others, slots, events and first code's size.

  --to <address>  the site; default: $TESSERA_SITE, else http://localhost:3000
  --no-build      judges what stands in dist/
  --help          this text`;

/**
 * @param {string} dir the project's folder
 * @returns {Promise<number>} the exit code: 1 where it does not fit
 */
export function checkCommand(dir, args) {
  return runCommand({
    usage: USAGE,
    options: {
      to: REGISTRY_OPTIONS.to,
      help: REGISTRY_OPTIONS.help,
      'no-build': { type: 'boolean', default: false },
    },
    args,
    async work(values, positionals, say) {
      if (positionals.length > 0) throw new Miscalled(`What is "${positionals[0]}"? See --help.`);
      if (!values['no-build']) await build(dir);
      const { part, description } = readBuild(dir);
      const site = siteOf(values);
      await createRegistry(site).check(description);
      say(`${part} ${description.release} fits what is live at ${site}`);
    },
  });
}
