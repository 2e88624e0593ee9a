import { ROOT } from '@tessera/e2e/servers';
import { join } from 'node:path';
import type { ProjectCopy } from './project-copy.ts';
import { timed } from './timed.ts';

/** Builds of one remote: as its team builds it, and as webpack alone would. */
export function buildJobs(remote: string, copy: ProjectCopy) {
  const { dir } = copy;
  const build = () =>
    timed(process.execPath, [join(ROOT, 'packages/build/bin/tessera-build.mjs')], { cwd: dir });
  const bare = () => timed(process.execPath, [join(import.meta.dirname, 'bare-build.ts'), dir], { cwd: dir });
  return {
    async cold() {
      await copy.clean();
      return build();
    },
    async edited() {
      await copy.edit();
      return build();
    },
    async bareCold() {
      await copy.clean();
      return bare();
    },
    async bareEdited() {
      await copy.edit();
      return bare();
    },
    /** With nothing changed since the last build of this repository. */
    unchanged: () =>
      timed(join(ROOT, 'node_modules/.bin/nx'), ['build', remote, '--outputStyle=static'], { cwd: ROOT }),
  };
}
