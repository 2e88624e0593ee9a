import { startTableServer } from './table-server.ts';

/** A server of the tables as a process of its own, which a test may kill. */
const { DATABASE_URL = '', WALLET_URL = '', PROVIDER_KEY = '' } = process.env;
const { id, url } = await startTableServer({
  databaseUrl: DATABASE_URL,
  walletUrl: WALLET_URL,
  providerKey: PROVIDER_KEY,
});
process.stdout.write(`${JSON.stringify({ id, url })}\n`);
