import { readSettings } from './server/settings.ts';
import { startGames } from './server/start.ts';

/** The game server by itself, from its environment. */
try {
  const running = await startGames(readSettings(process.env));
  process.stdout.write(`The games are ready at ${running.url}\n`);
  const stop = (): void => void running.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`The games cannot start: ${(error as Error).message}\n`);
  process.exit(1);
}
