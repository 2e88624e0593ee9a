import { EMBEDDED_NAME, runningDatabaseUrl } from '@tessera/server';
import { PASSWORD_CODE_LIFE_S } from '@tessera/domain';
import { eq, sql } from 'drizzle-orm';
import { accountKeyOf } from '../auth/registration-fields.ts';
import { connect } from '../db/connect.ts';
import { passwordRequests } from '../db/schema/outbox.ts';

/** Makes an account's requests for a new password older than their codes are valid: `<data directory> <account>`. */
const [dataDir = '', account = ''] = process.argv.slice(2);
const { db, close } = connect(runningDatabaseUrl(dataDir, EMBEDDED_NAME), () => undefined);
try {
  await db
    .update(passwordRequests)
    .set({ createdAt: sql`${passwordRequests.createdAt} - make_interval(secs => ${PASSWORD_CODE_LIFE_S})` })
    .where(eq(passwordRequests.accountKey, accountKeyOf(account)));
} finally {
  await close();
}
