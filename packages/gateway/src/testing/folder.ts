import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own for a test; `remove` takes it away. */
export async function temporaryFolder(): Promise<{
  readonly path: string;
  readonly sub: (name: string) => string;
  readonly remove: () => Promise<void>;
}> {
  const path = await mkdtemp(join(tmpdir(), 'gateway-'));
  return {
    path,
    sub: (name) => join(path, name),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}
