import { bootstrap, stop } from './lib/bootstrap.mjs';
await bootstrap();

const { buildAll } = await import('./lib/builds.mjs');
const { ensureChromium } = await import('./lib/chromium.mjs');
const { run } = await import('./lib/run.mjs');

const USAGE = `npm run bench: lists the benchmarks
npm run bench -- web [options]: builds changed apps and runs a benchmark; see npm run bench -- web --help
`;

const args = process.argv.slice(2);
if (args[0] === '--help') {
  process.stdout.write(USAGE);
} else {
  const onlyPrints = args.length === 0 || args.includes('--help');
  if (!onlyPrints) buildAll();
  const chromium = onlyPrints
    ? undefined
    : await ensureChromium({ whole: true }).catch((error) => stop(error.message));
  run(process.execPath, ['packages/bench/src/main.ts', ...args], {
    env: chromium === undefined ? {} : { CHROMIUM_PATH: chromium },
  });
}
