import { bootstrap, ROOT } from './lib/bootstrap.mjs';
await bootstrap();

const { runOperator } = await import('@tessera/platform/operator');

process.exitCode = await runOperator(process.argv.slice(2), process.env, {
  base: ROOT,
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
