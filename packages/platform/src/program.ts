import { StartFailure } from '@tessera/server';
import { keepCompiled } from '@tessera/server/load-quickly';
import { openHostWarning, SettingsError } from '@tessera/server/settings';
import { startPlatform } from './platform.ts';
import { readSettings } from './settings.ts';

/** Starts the platform by the environment's settings; SIGINT and SIGTERM close it properly. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const warning = openHostWarning('platform', settings.host, process.env.NODE_ENV);
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  const starting = startPlatform(settings);
  let state: 'starting' | 'ready' | 'closing' = 'starting';
  const close = () => {
    // Leaving in the middle of a start stops the database as well.
    if (state === 'starting') process.exit(130);
    if (state === 'closing') return;
    state = 'closing';
    starting.then((platform) => platform.close()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  const { url } = await starting;
  state = 'ready';
  process.stdout.write(`The platform is ready at ${url}\n`);
  keepCompiled();
}

function fail(error: unknown): never {
  const isExpected = error instanceof StartFailure || error instanceof SettingsError;
  const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

main().catch(fail);
