import { spawn, spawnSync } from 'node:child_process';
import { environment, ROOT, stop, withoutKey } from './bootstrap.mjs';
import { showLines, showLog } from './log-lines.mjs';

/** For the last lines of a server that has ended. */
const LAST_LINES_LIMIT_MS = 1_000;

/** What every command gets; `release` and `remotes` sign in their own process. */
const commandEnvironment = (env) => withoutKey({ ...environment(), ...env });

/**
 * Runs a command to its end and shows its output. The default folder is the repository's root.
 * @returns its exit code
 */
export function runToEnd(command, args, { cwd = ROOT, env } = {}) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: commandEnvironment(env) });
  return status ?? 'by signal';
}

/** Like {@link runToEnd}, but stops this script if the command fails. */
export function run(command, args, options) {
  const status = runToEnd(command, args, options);
  if (status !== 0) stop(`${[command, ...args].join(' ')} failed (exit ${status}).`);
}

/**
 * Runs a command to its end without blocking this script.
 * @param signal ends the command and its children
 * @throws Error if the command fails or is aborted
 */
export async function runBeside(command, args, { cwd = ROOT, env, signal } = {}) {
  signal?.throwIfAborted();
  // A separate process group, so that a build's children end with it.
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: commandEnvironment(env),
    detached: true,
  });
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // The process has already ended.
    }
  };
  signal?.addEventListener('abort', end);
  const status = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, by) => resolve(by ?? code));
  });
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed (${exitText(status)}).`);
}

const exitText = (status) => (typeof status === 'number' ? `exit ${status}` : status);

/**
 * Starts one of the servers as a child process and shows its output after its name: what it logs from `LOG_LEVEL` up,
 * and all that it writes to its error output. Its own process group keeps Ctrl+C from it, because this script ends the
 * servers in order.
 */
export function startServer(name, script, env) {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: commandEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  showLog(child.stdout, process.stdout, { name, level: env.LOG_LEVEL });
  showLines(child.stderr, process.stderr, { name });
  return { name, child, exited: untilShown(child) };
}

/** Resolves with how a process ended, as soon as its last line is shown. */
async function untilShown(child) {
  const closed = new Promise((resolve) => child.once('close', resolve));
  const how = await new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  // A process that it left behind may keep its output open.
  const late = new Promise((resolve) => setTimeout(resolve, LAST_LINES_LIMIT_MS).unref());
  await Promise.race([closed, late]);
  return how;
}

/**
 * Waits until the server answers.
 * @throws Error if it exits, the limit passes, or the signal aborts
 */
export async function untilReady(
  server,
  url,
  { path = '/readyz', limitMs = 120_000, signal = new AbortController().signal } = {},
) {
  let gone;
  server.exited.then((how) => (gone = how));
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    signal.throwIfAborted();
    if (gone)
      throw new Error(`${server.name} stopped before it was ready (${gone.signal ?? `exit ${gone.code}`}).`);
    const answer = await fetch(url + path, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok && !gone) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${server.name} did not answer ${url}${path} within ${limitMs / 1000} s.`);
}

/** Ends servers in reverse order of their start. Each gets time to finish its work. */
export async function endServers(servers) {
  for (const { child, exited } of [...servers].reverse()) {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(late);
  }
}
