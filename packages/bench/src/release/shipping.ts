import { makeEdition, remotes, ship, type Edition } from '@tessera/e2e/editions';
import { ROOT } from '@tessera/e2e/servers';
import type { Tessera } from '@tessera/e2e/tessera';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { using } from '../ending.ts';
import { atSomeVisitor, live, onPage, untilSeen } from './seen.ts';
import { timed } from './timed.ts';

const CANARY_PERCENT = '20';

/** Releases of one remote to a running site, from the start of the command; each is another release. */
export function shippingJobs(remote: string, tessera: Tessera) {
  const { site, dataDir } = tessera;
  const releases = join(dataDir, 'plain');
  let made = 0;
  const withEdition = <Result>(use: (edition: Edition) => Promise<Result>) =>
    using(
      () => makeEdition(remote, `1.0.${(made += 1)}`),
      (edition) => edition.remove(),
      use,
    );
  const goesLive = (release: string) => ({
    live: async () => (await live(site, remote)) === release,
    page: async () => (await onPage(site, remote)) === release,
  });
  const plain = (...args: readonly string[]) =>
    timed(process.execPath, [join(import.meta.dirname, 'plain-release.ts'), releases, ...args], {
      cwd: ROOT,
    });

  return {
    release: () =>
      withEdition((edition) => untilSeen(() => ship(tessera, edition), goesLive(edition.release))),

    /** Everything that `npm run release` does where nothing is stale; the files are there already. */
    npmRelease: () =>
      withEdition(async (edition) => {
        const { release } = JSON.parse(
          await readFile(join(ROOT, remote, 'dist/release.json'), 'utf8'),
        ) as Edition;
        await ship(tessera, edition);
        const args = ['run', 'release', '--', remote, '--to', site];
        const act = () => timed('npm', args, { cwd: ROOT, env: { DATA_DIR: dataDir } });
        return untilSeen(act, goesLive(release));
      }),

    upload: () =>
      withEdition(async (edition) => {
        const start = performance.now();
        await ship(tessera, edition, '--no-move');
        return performance.now() - start;
      }),

    rollback: () =>
      withEdition(async (edition) => {
        const before = await live(site, remote);
        if (before === undefined) throw new Error(`${site} has no ${remote}`);
        await ship(tessera, edition);
        return untilSeen(() => remotes(tessera, 'rollback', remote), goesLive(before));
      }),

    canary: () =>
      withEdition(async (edition) => {
        try {
          return await untilSeen(() => ship(tessera, edition, '--canary', CANARY_PERCENT), {
            visitor: () => atSomeVisitor(site, remote, edition.release),
          });
        } finally {
          await remotes(tessera, 'withdraw', remote);
        }
      }),

    plainRelease: () => withEdition(({ folder, release }) => plain(release, join(folder, 'dist'))),

    plainRollback: () => plain('before'),
  };
}
