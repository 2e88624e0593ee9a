import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A server that a test needs, in a process of its own. */
export interface HelperProcess {
  /** The first line that it said. */
  readonly url: string;
  /** All that it said since. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a script beside this one, which says its address when it is ready and ends when its input does: with the
 * test, however that ends.
 * @param env beside that of this process
 */
export async function startHelper(
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<HelperProcess> {
  const child = spawn(process.execPath, [join(__dirname, script)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    void ended.then(() => reject(new Error(`${script} did not start: ${said}`)));
  });
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    url,
    said: () => said,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
