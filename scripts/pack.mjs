import { bootstrap, stop } from './lib/bootstrap.mjs';
await bootstrap();

const { parseArgs } = await import('node:util');
const { resolve } = await import('node:path');
const { packAll } = await import('./pack/stage.mjs');

const USAGE = `npm run pack -- --to <folder>: packs the packages that a remote in its own repository installs
`;

const { values } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) {
  process.stdout.write(USAGE);
} else if (values.to === undefined) {
  stop(USAGE);
} else {
  try {
    for (const tarball of packAll(resolve(values.to))) process.stdout.write(`${tarball}\n`);
  } catch (error) {
    stop(error.message);
  }
}
