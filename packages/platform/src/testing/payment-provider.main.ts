import { EMBEDDED_NAME, runningDatabaseUrl } from '@tessera/server';
import { connect } from '../db/connect.ts';

/** Lets the sandbox's payment provider fail, or answer again: `<data directory> away|back`. */
const [dataDir = '', state] = process.argv.slice(2);
if (state !== 'away' && state !== 'back')
  throw new Error('expected "<data directory> away" or "<data directory> back"');
const { db, close } = connect(runningDatabaseUrl(dataDir, EMBEDDED_NAME), () => undefined);
try {
  await db.execute(
    state === 'away'
      ? 'ALTER TABLE sandbox_payments RENAME TO sandbox_payments_away'
      : 'ALTER TABLE sandbox_payments_away RENAME TO sandbox_payments',
  );
} finally {
  await close();
}
