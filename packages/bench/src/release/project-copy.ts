import { ROOT } from '@tessera/e2e/servers';
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A remote's sources in a folder of their own: what is built there is in nobody's way, and nothing of it is cached. */
export interface ProjectCopy {
  readonly dir: string;
  /** Takes away what builds have left, caches too. */
  readonly clean: () => Promise<void>;
  /** Changes one source, as a developer would have. */
  readonly edit: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const MADE = new Set(['dist', 'node_modules']);

export async function copyProject(remote: string): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'tessera-bench-'));
  const dir = join(root, remote);
  await cp(join(ROOT, remote), dir, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  await cp(join(ROOT, 'package-lock.json'), join(root, 'package-lock.json'));
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir');
  let edits = 0;
  return {
    dir,
    async clean() {
      for (const made of MADE) await rm(join(dir, made), { recursive: true, force: true });
    },
    edit: () => appendFile(join(dir, 'src/remote.ts'), `// Edit ${(edits += 1)}.\n`),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
