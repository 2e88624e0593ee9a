import { bootstrap, stop } from './lib/bootstrap.mjs';
await bootstrap();

const { join } = await import('node:path');
const { parseArgs } = await import('node:util');
const { ROOT } = await import('./lib/bootstrap.mjs');
const { APPS, buildAll } = await import('./lib/builds.mjs');
const { ensureChromium } = await import('./lib/chromium.mjs');
const { tryGit, git } = await import('./lib/git.mjs');
const { previousBuilds } = await import('./lib/previous-builds.mjs');
const { runToEnd } = await import('./lib/run.mjs');

const USAGE = `npm run skew: runs the journeys with releases of different dates, as players meet them around a release

Runs each remote's previous release on today's shell, with the journeys tagged with its name; then today's remotes on the
previous shell, with all tagged journeys.

  --base <commit>   the previous release of all parts. Default: each part's last tag <part>@<version>; without a tag the
                    merge base with origin/main; on main the parent commit
  --only <part>     only this remote or the shell; may be repeated
`;

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
for (const part of values.only) {
  if (!APPS.includes(part)) stop(`There is no part "${part}". There are: ${APPS.join(', ')}.`);
}

const chromium = await ensureChromium().catch((error) => stop(error.message));
buildAll();
const parts = APPS.filter((part) => values.only.length === 0 || values.only.includes(part));
const failed = parts.filter((part) => {
  const commit = previousRelease(part);
  const build = previousBuilds(commit)[part];
  if (!build) {
    process.stdout.write(
      `\n${part}: it did not exist at ${commit.slice(0, 9)}, so there is no previous release\n`,
    );
    return false;
  }
  process.stdout.write(`\n${part} of ${commit.slice(0, 9)} with everything else of today\n`);
  const tags = part === 'shell' ? APPS.filter((app) => app !== 'shell') : [part];
  const journeys = tags.map((tag) => `@${tag}\\b`).join('|');
  const args = ['test', '--grep', journeys, '--output', `test-results/skew/${part}`];
  const env = { CHROMIUM_PATH: chromium, OTHER_BUILDS: JSON.stringify({ [part]: build }) };
  return runToEnd('playwright', args, { cwd: join(ROOT, 'packages/e2e'), env }) !== 0;
});
if (failed.length > 0)
  stop(`Releases of different dates do not work together: ${failed.join(', ')}. See above.`);

/** Returns the commit of the previous release of a part, which open pages may still use. */
function previousRelease(part) {
  if (values.base) return git('rev-parse', `${values.base}^{commit}`);
  const head = git('rev-parse', 'HEAD');
  const tag = tryGit('describe', '--tags', '--abbrev=0', '--match', `${part}@*`, 'HEAD~1');
  const fork = tryGit('merge-base', 'HEAD', 'origin/main');
  const found = tag ?? (fork && fork !== head ? fork : tryGit('rev-parse', 'HEAD~1'));
  if (found) return git('rev-parse', `${found}^{commit}`);
  return stop(
    'The git history is too short to find a previous release: fetch it (git fetch --unshallow) or name one with --base.',
  );
}
