import { join, resolve } from 'node:path';

/** The shell stands beside the remotes in the store; no remote can take its name, theirs begin with `mf-`. */
export const SHELL = 'shell';

/** Where published releases and the key that signs them live, below the data directory. */
export interface ReleaseFolders {
  readonly root: string;
  /** Which release of each part is live. */
  readonly pointer: string;
  readonly lock: string;
  readonly keys: string;
  readonly privateKey: string;
  readonly publicKey: string;
}

export function releaseFolders(dataDir: string): ReleaseFolders {
  const root = resolve(dataDir, 'releases');
  const keys = resolve(dataDir, 'keys');
  return {
    root,
    pointer: join(root, 'live.json'),
    lock: join(root, 'publish.lock'),
    keys,
    privateKey: join(keys, 'release.key'),
    publicKey: join(keys, 'release.pub'),
  };
}

export function releaseFolder(folders: ReleaseFolders, name: string, release: string): string {
  return join(folders.root, name, release);
}

/** The description of a stored release, beside its files. */
export const DOCUMENT = 'release.json';

/** The server build of a release, inside its folder; the gateway runs it and serves it to nobody. */
export const SERVER_FOLDER = 'server';

/** Where the gateway serves a release; ends with a slash. */
export function baseUrlOf(name: string, release: string): string {
  return name === SHELL ? `/shell/${release}/` : `/remotes/${name}/${release}/`;
}
