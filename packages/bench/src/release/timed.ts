import { spawn } from 'node:child_process';

/**
 * Runs a command to its end.
 * @returns how long it took, in ms
 * @throws Error with all that it said, where it fails
 */
export async function timed(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<number> {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (exit ${code}):\n${said}`);
  return performance.now() - start;
}
