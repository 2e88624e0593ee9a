import { bootstrap, stop } from './lib/bootstrap.mjs';
await bootstrap();

const { join } = await import('node:path');
const { ROOT } = await import('./lib/bootstrap.mjs');
const { APPS } = await import('./lib/builds.mjs');
const { run } = await import('./lib/run.mjs');
const { checkCommand } = await import('@tessera/build');

const USAGE = `npm run check -- mf-agent [--to <address>]: builds a part and checks whether it fits the live releases of a site
`;

const [part, ...options] = process.argv.slice(2);
if (part === undefined || part === '--help') {
  process.stdout.write(USAGE);
} else if (!APPS.includes(part)) {
  stop(`There is no part "${part}". There are: ${APPS.join(', ')}.`);
} else {
  const builds = !options.includes('--help') && !options.includes('--no-build');
  if (builds) run('nx', ['build', part, '--outputStyle=static']);
  process.exitCode = await checkCommand(join(ROOT, part), [...options, ...(builds ? ['--no-build'] : [])]);
}
