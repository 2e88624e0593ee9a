import { resolve } from 'node:path';
import { bootstrap, ROOT } from './lib/bootstrap.mjs';
await bootstrap();

const { keepCompiled, loadQuickly } = await import('@tessera/server/load-quickly');
loadQuickly(resolve(ROOT, process.env.DATA_DIR || '.data', 'compiled'));
const { runOperator } = await import('@tessera/platform/operator');
keepCompiled();

process.exitCode = await runOperator(process.argv.slice(2), process.env, {
  base: ROOT,
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
