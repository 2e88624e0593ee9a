import { openHostWarning } from '@tessera/server/settings';
import { readSettings, startGateway } from './index.ts';
import { messageOf } from './errors.ts';

/** The gateway as a process: settings from the environment, until it receives a signal to end. */
try {
  const settings = readSettings(process.env);
  const warning = openHostWarning('gateway', settings.host, process.env.NODE_ENV);
  if (warning !== undefined) console.error(warning);
  const { url, close } = await startGateway(settings);
  console.log(`Gateway is ready at ${url}`);
  const end = () => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`Gateway did not close cleanly: ${messageOf(error)}`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
} catch (error) {
  for (const line of messageOf(error).split('\n')) console.error(`Gateway cannot start: ${line}`);
  process.exitCode = 1;
}
