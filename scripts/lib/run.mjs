import { spawn, spawnSync } from 'node:child_process';
import { environment, ROOT, stop } from './bootstrap.mjs';

/** Runs a command to its end with its output shown, in the repository's root unless told. @returns its exit code */
export function runToEnd(command, args, { cwd = ROOT, env } = {}) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...environment(), ...env } });
  return status ?? 'by signal';
}

/** As {@link runToEnd}; stops this script when it fails. */
export function run(command, args, options) {
  const status = runToEnd(command, args, options);
  if (status !== 0) stop(`${[command, ...args].join(' ')} failed (exit ${status}).`);
}

/**
 * A server of ours as a child process: its lines are shown behind its name, its last ones kept for the message
 * when it dies.
 */
export function startServer(name, script, env) {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lastLines = [];
  const show = (stream) => (chunk) => {
    for (const line of String(chunk).split('\n').filter(Boolean)) {
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      if (stream === process.stderr || env.LOG_LEVEL !== 'warn') stream.write(`${name}: ${line}\n`);
    }
  };
  child.stdout.on('data', show(process.stdout));
  child.stderr.on('data', show(process.stderr));
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  return { name, child, exited, lastLines };
}

/** Waits until the server answers `/readyz`. @throws Error when it exits first, or the limit passes */
export async function untilReady(server, url, limitMs = 90_000) {
  let gone;
  server.exited.then((how) => (gone = how));
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (gone) throw new Error(`${server.name} stopped before it was ready.`);
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${server.name} did not answer ${url}/readyz within ${limitMs / 1000} s.`);
}

/** Ends servers, the last started first; each gets time to finish what it does. */
export async function endServers(servers) {
  for (const { child, exited } of [...servers].reverse()) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(late);
  }
}
