import { parseArgs } from 'node:util';
import { messageOf } from './errors.ts';
import { readSettings } from './settings.ts';
import { publish, rollback } from './releases/publish.ts';

const HELP = `Publishes builds to a gateway's data directory: checks, signs and stores them, then makes them live.

  node packages/gateway/src/publish.ts --dist <folder> [--dist <folder> …]
  node packages/gateway/src/publish.ts --rollback <name>

  --dist <folder>      a build: shell/dist, mf-lobby/dist, …; several go live together or not at all
  --rollback <name>    makes the previous release of shell or of a remote live again
  --data-dir <folder>  where releases and the signing key are kept (default: $DATA_DIR, else .data)
  --help               this text

Releases are signed as the site's own publisher. Where RELEASE_STORE or DATABASE_URL are set, as for the gateways,
they are stored and made live there. A remote that does not fit the live shell (contract, shared packages, routes) is
refused with the reason.
Running gateways follow by themselves.`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Runs the command; gives its exit code: 0 done, 1 refused, 2 wrongly called. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      dist: { type: 'string', multiple: true, default: [] },
      rollback: { type: 'string' },
      'data-dir': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const dists = [...values.dist, ...positionals];
  if (values.help) {
    say(HELP);
    return 0;
  }
  const set = readSettings(process.env);
  const settings = { ...set, dataDir: values['data-dir'] ?? set.dataDir };
  if (values.rollback !== undefined && dists.length === 0) {
    const release = await rollback({ ...settings, name: values.rollback });
    say(`${values.rollback} ${release} is live again`);
    return 0;
  }
  if (dists.length === 0 || values.rollback !== undefined) {
    complain(`Name either builds with --dist or one part with --rollback.\n\n${HELP}`);
    return 2;
  }
  for (const { name, release, change } of await publish({ ...settings, dists })) {
    say(`${name} ${release} ${change === 'published' ? 'is live now' : 'was live already'}`);
  }
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  complain(messageOf(error));
  process.exitCode = 1;
}
