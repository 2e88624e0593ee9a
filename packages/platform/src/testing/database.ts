import { connect, type Connection } from '../db/connect.ts';

/** A test's own connections, which wait for a free one as long as it takes: no player waits for them. */
export function connectPatiently(url: string): Connection {
  const connection = connect(url, () => undefined);
  connection.pool.options.connectionTimeoutMillis = 0;
  return connection;
}
