import { StartFailure } from '@tessera/server';
import { keepCompiled } from '@tessera/server/load-quickly';
import { openHostWarning } from '@tessera/server/settings';
import { readSettings } from './server/settings.ts';
import { startGames } from './server/start.ts';

/** The games' server by itself, from its environment. */
try {
  const settings = readSettings(process.env);
  const warning = openHostWarning('games server', settings.host, process.env.NODE_ENV);
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  const running = await startGames(settings);
  const stop = (): void => void running.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.stdout.write(`The games are ready at ${running.url}\n`);
  keepCompiled();
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(
    error instanceof StartFailure ? `${message}\n` : `The games cannot start: ${message}\n`,
  );
  process.exit(1);
}
