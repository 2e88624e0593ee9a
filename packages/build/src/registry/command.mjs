import { parseArgs } from 'node:util';

/** The site of a command that names none. */
const HERE = 'http://localhost:3000';

/** Options of every command that calls a registry. */
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

/** Returns the site of a command. */
export function siteOf({ to }, env = process.env) {
  return to ?? env.TESSERA_SITE ?? HERE;
}

/**
 * Runs a command line: prints the usage for `--help`, and the message of an error.
 * @param {(values: object, positionals: string[], say: (line: string) => void) => Promise<number | void>} work returns
 *   the exit code; without one it is 0
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

/** A command line that is wrong: its message and exit code 2 are for the caller. */
export class Miscalled extends Error {}
