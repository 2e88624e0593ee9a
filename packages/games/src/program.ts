import { StartFailure } from '@tessera/server';
import { keepCompiled } from '@tessera/server/load-quickly';
import { readSettings } from './server/settings.ts';
import { startGames } from './server/start.ts';

/** The games' server by itself, from its environment. */
try {
  const running = await startGames(readSettings(process.env));
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
