import { parseArgs } from 'node:util';

/** Where commands go unless they are told. */
const HERE = 'http://localhost:3000';

/** What all commands that talk to a registry understand. */
export const REGISTRY_OPTIONS = {
  to: { type: 'string' },
  key: { type: 'string' },
  as: { type: 'string' },
  help: { type: 'boolean', default: false },
};

export const REGISTRY_USAGE = `  --to <address>      the site; default: $TESSERA_SITE, else ${HERE}
  --key <file>        the publisher's private key; default: $TESSERA_RELEASE_KEY (a file, or the key itself), else
                      the one that npm start made in $DATA_DIR or .data
  --as <publisher>    its name in the site's list; default: $TESSERA_PUBLISHER, else the key file's name
  --help              this text`;

/** The site that a command goes to. */
export function siteOf({ to }, env = process.env) {
  return to ?? env.TESSERA_SITE ?? HERE;
}

/**
 * Runs a command line: prints usage where it is asked for, and errors in one place.
 * @param {(values: object, positionals: string[], say: (line: string) => void) => Promise<number | void>} work gives
 *   the exit code, 0 unless it says another
 * @returns {Promise<number>} 0 done, 1 refused or failed, 2 wrongly called
 */
export async function runCommand({ usage, options, args, work, out = process.stdout, err = process.stderr }) {
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    err.write(`${error.message}\n\n${usage}\n`);
    return 2;
  }
  if (parsed.values.help) {
    out.write(`${usage}\n`);
    return 0;
  }
  try {
    return (await work(parsed.values, parsed.positionals, (line) => void out.write(`${line}\n`))) ?? 0;
  } catch (error) {
    err.write(`${error.message}\n`);
    return error instanceof Miscalled ? 2 : 1;
  }
}

/** A command that was called with what it cannot understand. */
export class Miscalled extends Error {}
