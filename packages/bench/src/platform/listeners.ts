import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FanTask } from './fan.ts';

/** Sockets that wait for one event, in a process of their own. */
export interface Listeners {
  /** @returns how many of them a second heard it, from the request that caused it until the last had */
  tell(): Promise<number>;
  stop(): Promise<void>;
}

export async function startListeners(task: FanTask): Promise<Listeners> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fan.ts'), JSON.stringify(task)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`the sockets of ${task.url} are gone`);
    return value;
  };
  await nextLine();
  return {
    async tell() {
      child.stdin.write('\n');
      return task.sockets / (Number(await nextLine()) / 1_000);
    },
    async stop() {
      child.stdin.end();
      const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await gone;
      clearTimeout(hard);
    },
  };
}
