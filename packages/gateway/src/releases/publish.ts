import type { KeyObject } from 'node:crypto';
import { readBuild, type Build } from './build.ts';
import { clashes, misfits } from './compatibility.ts';
import type { RemoteBuild, ShellBuild } from './documents.ts';
import { releaseFolders, SHELL, type ReleaseFolders } from './folders.ts';
import { damagedFiles } from './integrity.ts';
import { signingKey } from './keys.ts';
import { withPublishLock } from './lock.ts';
import { advanced, readPointer, remoteNames, returned, writePointer, type Pointer } from './pointer.ts';
import { PublishError } from './publish-error.ts';
import { removeStaging, storeRelease } from './store.ts';
import { storedRemote, storedShell } from './stored.ts';

export interface Published {
  readonly name: string;
  readonly release: string;
  /** `live` where it already was. */
  readonly change: 'published' | 'live';
}

/**
 * Publishes builds, all of them or none: checks every file against its hash and every remote against the shell
 * that will be live, stores and signs the releases, then moves the pointer once. Running gateways follow it.
 * @param dists the builds' `dist` folders; a shell and the remotes that need it belong into one publication
 * @throws PublishError where anything does not fit; nothing has changed then
 */
export async function publish(options: {
  readonly dataDir: string;
  readonly dists: readonly string[];
}): Promise<Published[]> {
  const folders = releaseFolders(options.dataDir);
  const builds = await Promise.all(options.dists.map(readBuild));
  await refuseDamaged(builds);

  return withPublishLock(folders, async () => {
    await removeStaging(folders);
    const before = await readPointer(folders);
    const after = builds.reduce(
      (pointer, { name, document }) => advanced(pointer, name, document.release),
      before,
    );
    const key = await signingKey(folders);
    await refuseMisfits(folders, after, builds, key);
    for (const build of builds) await storeRelease(folders, build, key);
    await writePointer(folders, after);
    return builds.map(({ name, document: { release } }) => ({
      name,
      release,
      change: before.parts[name]?.live === release ? 'live' : 'published',
    }));
  });
}

/**
 * Makes a part's previous release live again; no file is touched.
 * @returns the release that is live now
 * @throws PublishError where there is no previous one, or it does not fit the site as it is now
 */
export async function rollback(options: {
  readonly dataDir: string;
  readonly name: string;
}): Promise<string> {
  const folders = releaseFolders(options.dataDir);
  return withPublishLock(folders, async () => {
    const after = returned(await readPointer(folders), options.name);
    const live = after?.parts[options.name]?.live;
    if (!after || !live) {
      throw new PublishError([`${options.name} has no previous release to go back to: publish one instead`]);
    }
    await refuseMisfits(folders, after, [], await signingKey(folders));
    await writePointer(folders, after);
    return live;
  });
}

async function refuseDamaged(builds: readonly Build[]): Promise<void> {
  const names = builds.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const reasons = twice.map((name) => `${name} is named twice: publish one build of it`);
  for (const { dir, serverDir, document } of builds) {
    const damaged = [
      ...(await damagedFiles(dir, document.files)),
      ...(await damagedFiles(serverDir, document.server)),
    ];
    reasons.push(...damaged.map((reason) => `${dir}: ${reason}: build it again`));
  }
  if (reasons.length > 0) throw new PublishError(reasons);
}

/** Judges the whole site as it would be, not the new builds alone: a new shell can leave a live remote behind. */
async function refuseMisfits(
  folders: ReleaseFolders,
  after: Pointer,
  builds: readonly Build[],
  key: KeyObject,
): Promise<void> {
  const shellLive = after.parts[SHELL]?.live;
  if (!shellLive) {
    throw new PublishError(['no shell is live, and a remote is checked against it: publish the shell first']);
  }
  const shell: ShellBuild =
    builds.find((build) => build.kind === 'shell')?.document ?? (await storedShell(folders, shellLive, key));
  const remotes: RemoteBuild[] = [];
  for (const name of remoteNames(after)) {
    const fresh = builds.find((build) => build.kind === 'remote' && build.name === name);
    if (fresh?.kind === 'remote') remotes.push(fresh.document);
    else remotes.push(await storedRemote(folders, name, after.parts[name]?.live ?? '', key));
  }
  const reasons = [...remotes.flatMap((remote) => misfits(remote, shell)), ...clashes(remotes, shell)];
  if (reasons.length > 0) throw new PublishError(reasons);
}
