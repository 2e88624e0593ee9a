import { join, resolve } from 'node:path';

/** The shell stands beside the remotes in the store; no remote can take its name, theirs begin with `mf-`. */
export const SHELL = 'shell';

/** Where releases, what is live, and keys are, below the data directory; stores and states elsewhere use some of them. */
export interface ReleaseFolders {
  readonly root: string;
  /** Which release of each part is live. */
  readonly pointer: string;
  /** How that came about, one JSON object per line. */
  readonly audit: string;
  readonly health: string;
  /** Of who changes the pointer. */
  readonly lock: string;
  readonly healthLock: string;
  /** One empty file for each nonce. */
  readonly nonces: string;
  /** Verified copies of what a store elsewhere has. */
  readonly cache: string;
  readonly keys: string;
  readonly privateKey: string;
  readonly publicKey: string;
  /** Who may publish, unless the setting RELEASE_PUBLISHERS names another file. */
  readonly publishers: string;
}

export function releaseFolders(dataDir: string): ReleaseFolders {
  const root = resolve(dataDir, 'releases');
  const keys = resolve(dataDir, 'keys');
  return {
    root,
    pointer: join(root, 'live.json'),
    audit: join(root, 'audit.jsonl'),
    health: join(root, 'health.json'),
    lock: join(root, 'publish.lock'),
    healthLock: join(root, 'health.lock'),
    nonces: join(root, 'nonces'),
    cache: resolve(dataDir, 'cache/releases'),
    keys,
    privateKey: join(keys, 'release.key'),
    publicKey: join(keys, 'release.pub'),
    publishers: join(keys, 'publishers.json'),
  };
}

/** Where a release's files are, below the folder of a store or of its local copies. */
export function releaseFolder({ root }: Pick<ReleaseFolders, 'root'>, name: string, release: string): string {
  return join(root, name, release);
}

/** The description of a stored release, beside its files. */
export const DOCUMENT = 'release.json';

/** The server build of a release, inside its folder; the gateway runs it and serves it to nobody. */
export const SERVER_FOLDER = 'server';

/** Where the gateway serves a release; ends with a slash. */
export function baseUrlOf(name: string, release: string): string {
  return name === SHELL ? `/shell/${release}/` : `/remotes/${name}/${release}/`;
}
