import { bootstrap, stop } from './lib/bootstrap.mjs';
await bootstrap();

const { join } = await import('node:path');
const { ROOT } = await import('./lib/bootstrap.mjs');
const { APPS } = await import('./lib/builds.mjs');
const { run } = await import('./lib/run.mjs');
const { releaseCommand } = await import('@tessera/build');

const USAGE = `npm run release -- mf-agent [options]: builds, signs and uploads a part to a site and makes it live

npm run release -- mf-agent --help: the options
`;

const [part, ...options] = process.argv.slice(2);
if (part === undefined || part === '--help') {
  process.stdout.write(USAGE);
} else if (!APPS.includes(part)) {
  stop(`There is no part "${part}". There are: ${APPS.join(', ')}.`);
} else {
  const needsNoBuild =
    options.includes('--help') || options.includes('--new-key') || options.includes('--no-build');
  // nx takes an unchanged build from its cache.
  if (!needsNoBuild) run('nx', ['build', part, '--outputStyle=static']);
  process.exitCode = await releaseCommand(join(ROOT, part), [
    ...options,
    ...(needsNoBuild ? [] : ['--no-build']),
  ]);
}
