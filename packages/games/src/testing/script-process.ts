import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { testRun } from './test-run.ts';

/** Starts a script beside this one as a process of its own. @param env beside that of this process */
export function startScript(
  script: string,
  env: Readonly<Record<string, string>>,
): ChildProcessByStdio<null, Readable, null> {
  const args = [join(import.meta.dirname, 'quickly.main.ts'), script, join(testRun().root, 'compiled')];
  return spawn(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
