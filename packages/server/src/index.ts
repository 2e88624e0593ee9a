export { startCluster, type Cluster } from './cluster/cluster.ts';
export { EMBEDDED_NAME, runningDatabaseUrl } from './cluster/running.ts';
export { lockDataDir } from './data-dir/lock.ts';
export { installationSecret } from './data-dir/secret.ts';
export { isAway } from './database/away.ts';
export { ensureDatabase } from './database/create.ts';
export { migrateDatabase, type Migrations } from './database/migrate.ts';
export { returnConnections } from './database/transactions.ts';
export { StartFailure } from './failure.ts';
