import { BENCHES } from './benches.ts';
import { endAll } from './ending.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAll().finally(() => process.exit(130)));
}

const [name, ...args] = process.argv.slice(2);
const bench = BENCHES.find((one) => one.name === name);

if (bench) {
  try {
    process.exitCode = await bench.run(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  const list = BENCHES.map((one) => `  ${one.name.padEnd(8)} ${one.what}`).join('\n');
  process.stdout.write(`npm run bench -- <bench> [options]; each says what it does with --help\n\n${list}\n`);
  const isUnknown = name !== undefined && name !== '--help';
  if (isUnknown) process.stderr.write(`\nThere is no bench "${name}".\n`);
  process.exitCode = isUnknown ? 1 : 0;
}
