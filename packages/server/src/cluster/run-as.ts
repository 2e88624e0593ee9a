import { execFileSync, spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import type { Binaries } from './binaries.ts';
import { StartFailure } from '../failure.ts';

/** How the database's programs are run, and who owns its files. */
export interface RunAs {
  run(program: string, args: readonly string[], options: SpawnOptions): ChildProcess;
  makeDirectory(path: string): void;
  /** Hands a file of ours to the database's user. */
  own(path: string): void;
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, which is made where there is none. */
export function chooseUser(binaries: Binaries, dataDir: string): RunAs {
  if (process.getuid?.() !== 0) {
    return {
      run: (program, args, options) => spawn(program, args, options),
      makeDirectory: (path) => mkdirSync(path, { recursive: true, mode: 0o700 }),
      own: () => undefined,
    };
  }
  const { uid, gid } = postgresUser();
  const makeDirectory = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chownSync(path, uid, gid);
  };
  const own = (path: string) => chownSync(path, uid, gid);
  const probe = ['-c', 'cd "$1" && exec "$2" --version', 'sh', dataDir, binaries.postgres];
  if (spawnSync('/bin/sh', probe, { uid, gid, cwd: '/' }).status === 0) {
    return {
      makeDirectory,
      own,
      run: (program, args, options) => spawn(program, args, { ...options, uid, gid }),
    };
  }
  // The user cannot walk to the files, because they stand below a directory of root's own (/root). The one
  // capability that lets it pass is less than any change of that directory's rights.
  const mayPass = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  if (spawnSync('setpriv', [...mayPass, '/bin/sh', ...probe], { cwd: '/' }).status !== 0) {
    throw new StartFailure(
      `The database runs as the user postgres (never as root), which cannot reach ${dataDir} or ${binaries.postgres}. ` +
        'Move the project or DATA_DIR to a directory that other users may enter, or start as another user.',
    );
  }
  return {
    makeDirectory,
    own,
    run: (program, args, options) => spawn('setpriv', [...mayPass, program, ...args], options),
  };
}

function postgresUser(): { uid: number; gid: number } {
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { stdio: 'pipe' }).toString());
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    try {
      execFileSync('groupadd', ['--system', '--force', 'postgres'], { stdio: 'pipe' });
      const user = ['--system', '-M', '-g', 'postgres', '-s', '/usr/sbin/nologin', 'postgres'];
      execFileSync('useradd', user, { stdio: 'pipe' });
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch (error) {
      throw new StartFailure(
        'PostgreSQL does not run as root, and a user "postgres" could not be made. Start as another user, or set DATABASE_URL.',
        { cause: error },
      );
    }
  }
}
