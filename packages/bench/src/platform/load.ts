import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Generated, Task } from './generator.ts';

/** @returns how many pieces of work a second were done */
export async function measureLoad(task: Task): Promise<number> {
  const { seconds, done, failures, why } = await generate(task);
  if (failures > 0)
    throw new Error(`${task.work} at ${task.url}: ${failures} of ${done + failures} failed: ${why}`);
  return done / seconds;
}

async function generate(task: Task): Promise<Generated> {
  const script = join(import.meta.dirname, 'generator.ts');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(task));
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (written += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`the load generator failed (exit ${code})`);
  return JSON.parse(written) as Generated;
}
