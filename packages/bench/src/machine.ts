import { ROOT } from '@tessera/e2e/servers';
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What a result depends on beside the sources. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  /** What the sources were: a commit, with a mark when there were changes. */
  readonly sources: string;
  readonly date: string;
}

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    sources: sources(),
    date: new Date().toISOString().slice(0, 10),
  };
}

/** Over the last minute: more than there are cores means that somebody waits. */
export function loadAverage(): number {
  return loadavg()[0] ?? 0;
}

function sources(): string {
  try {
    const args = ['describe', '--always', '--dirty'];
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'not from a repository';
  }
}
