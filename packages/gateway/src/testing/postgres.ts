import { startHelper, type HelperProcess } from './helper-process.ts';

/** A real PostgreSQL of a test's own, on a free port; takes about two seconds. */
export function startPostgres(): Promise<HelperProcess> {
  return startHelper('postgres-process.ts');
}
