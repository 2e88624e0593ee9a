import { bootstrap } from './lib/bootstrap.mjs';
bootstrap();

const { parseArgs } = await import('node:util');
const { APPS } = await import('./lib/builds.mjs');

const USAGE = `npm run dev: everything with watching builds; a saved file is published within a second, reload to see it
npm run dev -- mf-agent [--port 4302]: one remote alone with hot reload, on the fake shell
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4300' }, help: { type: 'boolean' } },
});
const [remote] = positionals;

if (values.help) {
  process.stdout.write(USAGE);
} else if (remote === undefined) {
  await (await import('./lib/dev-all.mjs')).devAll();
} else if (!APPS.includes(remote) || remote === 'shell') {
  const { stop } = await import('./lib/bootstrap.mjs');
  stop(`There is no remote "${remote}". There are: ${APPS.filter((app) => app !== 'shell').join(', ')}.`);
} else {
  const { serveStandalone } = await import('@tessera/build');
  const { join } = await import('node:path');
  const { ROOT } = await import('./lib/bootstrap.mjs');
  const url = await serveStandalone(join(ROOT, remote), Number(values.port));
  process.stdout.write(`${remote} alone is at ${url}\n`);
}
