import pg from 'pg';

/**
 * The address of a database of this name beside the one that `url` names, made where it is missing.
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
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${copy}`);
    }
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
