import { parseArgs } from 'node:util';
import { messageOf } from './errors.ts';
import { publish, rollback } from './releases/publish.ts';

const HELP = `Publishes builds to a gateway's data directory: checks, signs and stores them, then makes them live.

  node packages/gateway/src/publish.ts --dist <folder> [--dist <folder> …]
  node packages/gateway/src/publish.ts --rollback <name>

  --dist <folder>      a build: shell/dist, mf-lobby/dist, …; several go live together or not at all
  --rollback <name>    makes the previous release of shell or of a remote live again
  --data-dir <folder>  where releases and the signing key are kept (default: $DATA_DIR, else .data)
  --help               this text

A remote that does not fit the live shell (contract, shared packages, routes) is refused with the reason.
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
      'data-dir': { type: 'string', default: process.env['DATA_DIR'] || '.data' },
      help: { type: 'boolean', default: false },
    },
  });
  const dataDir = values['data-dir'];
  const dists = [...values.dist, ...positionals];
  if (values.help) {
    say(HELP);
    return 0;
  }
  if (values.rollback !== undefined && dists.length === 0) {
    const release = await rollback({ dataDir, name: values.rollback });
    say(`${values.rollback} ${release} is live again`);
    return 0;
  }
  if (dists.length === 0 || values.rollback !== undefined) {
    complain(`Name either builds with --dist or one part with --rollback.\n\n${HELP}`);
    return 2;
  }
  for (const { name, release, change } of await publish({ dataDir, dists })) {
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
