import pg from 'pg';

/** PostgreSQL refuses to copy a database while another connection uses it, after waiting five seconds for its end. */
const OBJECT_IN_USE = '55006';
const COPY_ATTEMPTS = 6;

/**
 * Returns the address of a database with this name beside the one of `url`, and creates it if it is missing.
 * @param name letters, digits and underscores
 * @param template copied instead of an empty one
 */
export async function ensureDatabase(url: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      const copy = template === undefined ? '' : ` TEMPLATE ${client.escapeIdentifier(template)}`;
      await createDatabase(client, `CREATE DATABASE ${client.escapeIdentifier(name)}${copy}`);
    }
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function createDatabase(client: pg.Client, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(statement);
      return;
    } catch (error) {
      const isInUse = error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE;
      if (!isInUse || attempt === COPY_ATTEMPTS) throw error;
    }
  }
}
