import type { Build } from './build.ts';
import { clashes, misfits } from './compatibility.ts';
import { undeclared } from './declared.ts';
import type { RemoteBuild, ShellBuild } from './documents.ts';
import { SHELL } from './folders.ts';
import { refuse, Refused } from './refusal.ts';
import type { ReleaseSite } from './site.ts';
import { remoteNames } from './state/pointer.ts';
import type { Pointer } from './state/state.ts';
import { storedRemote, storedShell } from './stored.ts';

/**
 * Judges the whole site as it would be live, not the new builds alone: a new shell can leave a live remote behind.
 * @param builds what is live then and not stored yet
 * @throws Refused with all that does not fit
 */
export async function refuseMisfits(
  { store, publishers }: ReleaseSite,
  after: Pointer,
  builds: readonly Build[],
): Promise<void> {
  const trusted = { store, publishers: await publishers() };
  const fresh = new Map(builds.map(({ description }) => [description.name, description]));

  const shellLive = after.parts[SHELL]?.live;
  if (!shellLive) {
    const hint = 'publish the shell first, or together with it';
    throw new Refused([
      {
        code: 'standing',
        what: 'the site',
        expected: 'a live shell to check remotes against',
        actual: 'none',
        hint,
      },
    ]);
  }
  const own = fresh.get(SHELL);
  const shell: ShellBuild = own?.kind === 'shell' ? own.document : await storedShell(trusted, shellLive);
  const remotes: RemoteBuild[] = [];
  for (const name of remoteNames(after)) {
    const build = fresh.get(name);
    if (build?.kind === 'remote') remotes.push(build.document);
    else remotes.push(await storedRemote(trusted, name, after.parts[name]?.live ?? ''));
  }
  const isNew = (remote: RemoteBuild) => fresh.has(remote.config.name);
  refuse([
    ...remotes.filter(isNew).flatMap((remote) => undeclared(remote, shell)),
    ...remotes.flatMap((remote) => misfits(remote, shell)),
    ...clashes(remotes, shell),
  ]);
}
