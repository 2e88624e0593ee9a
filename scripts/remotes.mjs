import { bootstrap } from './lib/bootstrap.mjs';
await bootstrap();

const { remotesCommand } = await import('@tessera/build');
process.exitCode = await remotesCommand(process.argv.slice(2));
