import { build } from '../compile.mjs';
import { readProject } from '../project.mjs';
import { createRegistry } from './client.mjs';
import { Miscalled, REGISTRY_OPTIONS, REGISTRY_USAGE, runCommand, siteOf } from './command.mjs';
import { madeNow } from './made.mjs';
import { findPublisher, makePublisher, readRights } from './publisher.mjs';
import { readBuild, sign, upload } from './ship.mjs';
import { kilobytes } from './table.mjs';
import { withoutKey } from './without-key.mjs';

const USAGE = `tessera-release: builds the project in the current folder, signs it, uploads it to a site and makes it live

  tessera-release [--canary 20] [--changes "…"]
  tessera-release --new-key <name> [--parts mf-x,mf-y] [--may check]
                      makes a publisher's key for this part, or for those; the site's operator adds it to the list.
                      It may publish and move them, or only what --may lists: check, publish, move

  --canary <percent>  live for this share of the visitors; each keeps the release that they got first
  --limit <percent>   a canary that fails more often is withdrawn by itself; default 5
  --changes <text>    what is new; default: the version's section of CHANGELOG.md
  --no-build          ships what is in dist/
  --no-move           uploads only; visitors do not get it yet
${REGISTRY_USAGE}

A release never changes: raise the version to ship other code. The site refuses a release that does not fit what is live,
and names what was expected, what came, and how to fix it.`;

const OPTIONS = {
  ...REGISTRY_OPTIONS,
  canary: { type: 'string' },
  limit: { type: 'string' },
  changes: { type: 'string' },
  'no-build': { type: 'boolean', default: false },
  'no-move': { type: 'boolean', default: false },
  'new-key': { type: 'string' },
  may: { type: 'string' },
  parts: { type: 'string' },
};

/**
 * @param {string} dir the project's folder
 * @returns {Promise<number>} the exit code
 */
export function releaseCommand(dir, args) {
  return runCommand({
    usage: USAGE,
    options: OPTIONS,
    args,
    async work(values, positionals, say) {
      if (positionals.length > 0) throw new Miscalled(`Unknown argument "${positionals[0]}". See --help.`);
      if (values['new-key'] !== undefined) return newKey(dir, values, say);
      const [share, limit] = [fraction('--canary', values.canary), fraction('--limit', values.limit)];
      const publisher = findPublisher(values);
      if (!values['no-build']) await withoutKey(() => build(dir));
      const built = readBuild(dir);
      const { release, version, bytes } = built.description;
      const site = siteOf(values);
      const registry = createRegistry(site, publisher);

      const began = performance.now();
      const document = sign(built, publisher, madeNow(dir, { version, changes: values.changes }));
      const sent = await upload(registry, built, document);
      const what = `${built.part} ${release}${bytes === undefined ? '' : `, first code ${kilobytes(bytes)}`}`;
      say(
        sent.files === 0
          ? `${what}: is already uploaded`
          : `${what}: ${sent.files} files uploaded, ${kilobytes(sent.bytes)}`,
      );
      if (values['no-move']) return;

      const command =
        share === undefined
          ? { what: 'publish' }
          : { what: 'canary', share, ...(limit !== undefined && { limit }) };
      await registry.move({ part: built.part, release, ...command });
      const who = share === undefined ? 'live' : `live for ${values.canary} % of the visitors`;
      say(
        `${built.part} ${release} is ${who} at ${site} (${((performance.now() - began) / 1_000).toFixed(1)} s)`,
      );
    },
  });
}

function newKey(dir, values, say) {
  const parts = values.parts?.split(',').filter(Boolean) ?? [readProject(dir, 'production').name];
  const { file, entry } = makePublisher(values['new-key'], parts, process.cwd(), readRights(values.may));
  say(`The private key is in ${file}: keep it out of the repository.`);
  say(`The site's operator adds this to DATA_DIR/keys/publishers.json (it takes effect immediately):\n`);
  say(JSON.stringify(entry, null, 2));
}

/** @returns {number | undefined} 0 to 1 */
export function fraction(name, text) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 100)) {
    throw new Miscalled(`${name} is a percentage from 0 to 100, not ${JSON.stringify(text)}.`);
  }
  return value / 100;
}
