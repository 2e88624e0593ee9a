import { createRegistry } from './client.mjs';
import { Miscalled, REGISTRY_OPTIONS, REGISTRY_USAGE, runCommand, siteOf } from './command.mjs';
import { findPublisher } from './publisher.mjs';
import { fraction } from './release-command.mjs';
import { kilobytes, percent, table } from './table.mjs';

const USAGE = `tessera-remotes: shows the releases of a site, and changes which are live

  tessera-remotes                        live, canary and previous releases, with loads and failures of the last hour
  tessera-remotes log [part]             who changed what, when and why, the newest first
  tessera-remotes rollback <part>        makes the previous release live again, from each visitor's next navigation
  tessera-remotes share <part> <percent> gives the canary to this share of the visitors
  tessera-remotes promote <part>         makes the canary the live release
  tessera-remotes withdraw <part>        ends the canary
  tessera-remotes publish <part> <release>   makes an uploaded release live

  --why <text>        for the log
${REGISTRY_USAGE}`;

const MOVES = { rollback: 1, share: 2, promote: 1, withdraw: 1, publish: 2 };
const LOG_LINES = 50;

/** @returns {Promise<number>} the exit code */
export function remotesCommand(args) {
  return runCommand({
    usage: USAGE,
    options: { ...REGISTRY_OPTIONS, why: { type: 'string', default: '' } },
    args,
    async work(values, [verb, ...rest], say) {
      const site = siteOf(values);
      if (verb === undefined) return say(overviewTable(await readers(site, values).overview()));
      if (verb === 'log') {
        const { moves } = await readers(site, values).log({ part: rest[0], limit: LOG_LINES });
        return say(logTable(moves));
      }
      const command = commandOf(verb, rest, values);
      const { standing } = await createRegistry(site, findPublisher(values)).move(command);
      say(`${command.part}: ${standingText(standing)} at ${site}`);
    },
  });
}

/** Returns a registry for reading: signed where there is a key, since a production site asks for it. */
function readers(site, values) {
  try {
    return createRegistry(site, findPublisher(values));
  } catch (error) {
    if (values.key ?? values.as) throw error;
    return createRegistry(site);
  }
}

function commandOf(what, given, { why }) {
  if (!Object.hasOwn(MOVES, what)) throw new Miscalled(`There is no command "${what}". See --help.`);
  const [part, second] = given;
  if (given.length !== MOVES[what]) {
    const form = { share: '<part> <percent>', publish: '<part> <release>' }[what] ?? '<part>';
    throw new Miscalled(`Usage: ${what} ${form}`);
  }
  return {
    part,
    what,
    why,
    ...(what === 'share' && { share: fraction('The share', second) }),
    ...(what === 'publish' && { release: second }),
  };
}

function standingText({ live, previous, canary }) {
  const tried = canary ? `, ${canary.release} for ${percent(canary.share)} of the visitors` : '';
  return `${live} is live${tried}${previous ? `, ${previous} was live before` : ''}`;
}

function overviewTable({ parts, revision, at, healthMinutes }) {
  const head = [
    'part',
    'role',
    'release',
    'loads',
    'failed',
    'mean load',
    'first code',
    'contract',
    'made by',
    'when',
  ];
  const rows = parts.flatMap(({ name, canary, releases }) =>
    releases.map(({ role, release, health, head: of }) => [
      name,
      role === 'canary' ? `canary ${percent(canary.share)}` : role,
      release,
      String(health.loads + health.failures),
      percent(health.rate),
      health.loadMs === null ? '–' : `${Math.round(health.loadMs)} ms`,
      of?.bytes ? kilobytes(of.bytes) : '–',
      of ? of.contract : 'refused: see the gateway’s log',
      of?.made?.by ?? '–',
      of?.made?.at ?? '–',
    ]),
  );
  return `${table([head, ...rows])}\n\nrevision ${revision} at ${at}; loads and failures are of the last ${healthMinutes} minutes`;
}

function logTable(moves) {
  if (moves.length === 0) return 'No release has been moved yet.';
  const head = ['when', 'who', 'part', 'what', 'from', 'to', 'why'];
  return table([
    head,
    ...moves.map(({ at, who, part, what, from, to, why }) => [
      at,
      who,
      part,
      what,
      from ? shortly(from) : '–',
      shortly(to),
      why || '–',
    ]),
  ]);
}

function shortly({ live, canary }) {
  return canary ? `${live} + ${canary.release} ${percent(canary.share)}` : live;
}
