import { bootstrap } from './lib/bootstrap.mjs';
await bootstrap();

const { join } = await import('node:path');
const { APPS } = await import('./lib/builds.mjs');
const { ROOT, stop } = await import('./lib/bootstrap.mjs');

const USAGE = `npm run dev: starts everything and rebuilds on changes; a saved file is published within a second, then reload the page
npm run dev -- mf-agent: starts one remote alone with hot reload, on the fake shell with a control panel
npm run dev -- mf-agent --help: shows its options, e.g. --platform http://localhost:3000
`;

const [remote, ...options] = process.argv.slice(2);

if (remote === '--help') {
  process.stdout.write(USAGE);
} else if (remote === undefined) {
  await (await import('./lib/dev-all.mjs')).devAll();
} else if (!APPS.includes(remote) || remote === 'shell') {
  stop(`There is no remote "${remote}". There are: ${APPS.filter((app) => app !== 'shell').join(', ')}.`);
} else {
  const { devCommand } = await import('@tessera/build');
  const code = await devCommand(join(ROOT, remote), options);
  if (code !== 0) process.exit(code);
}
