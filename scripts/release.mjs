import { bootstrap, stop } from './lib/bootstrap.mjs';
await bootstrap();

const { join } = await import('node:path');
const { ROOT } = await import('./lib/bootstrap.mjs');
const { APPS } = await import('./lib/builds.mjs');
const { run } = await import('./lib/run.mjs');
const { releaseCommand } = await import('@tessera/build');

const USAGE = `npm run release -- mf-agent [options]: builds a part, signs it, uploads it to a site and makes it live

npm run release -- mf-agent --help: the options
`;

const [part, ...options] = process.argv.slice(2);
if (part === undefined || part === '--help') {
  process.stdout.write(USAGE);
} else if (!APPS.includes(part)) {
  stop(`There is no part "${part}". There are: ${APPS.join(', ')}.`);
} else {
  const asksOnly =
    options.includes('--help') || options.includes('--new-key') || options.includes('--no-build');
  // Here what is fresh comes out of nx's cache.
  if (!asksOnly) run('nx', ['build', part, '--outputStyle=static']);
  process.exitCode = await releaseCommand(join(ROOT, part), [
    ...options,
    ...(asksOnly ? [] : ['--no-build']),
  ]);
}
