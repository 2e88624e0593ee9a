import { EMBEDDED_NAME, runningDatabaseUrl } from '@tessera/server';
import { sql } from 'drizzle-orm';
import { connect } from '../db/connect.ts';

/** Writes a member many letters, a third of them unread: `<data directory> <account> <count>`. */
const [dataDir = '', account, count] = process.argv.slice(2);
const { db, close } = connect(runningDatabaseUrl(dataDir, EMBEDDED_NAME), () => undefined);
try {
  await db.execute(sql`
    INSERT INTO letters (member_id, title, content, sent_at, read_at)
    SELECT members.id, jsonb_build_object('en_US', 'Letter ' || n),
           jsonb_build_object('en_US', '<p>This is letter ' || n || '.</p>'),
           now() - make_interval(hours => ${count}::int - n), CASE WHEN n % 3 = 0 THEN NULL ELSE now() END
    FROM members, generate_series(1, ${count}::int) n WHERE members.account = ${account}`);
} finally {
  await close();
}
