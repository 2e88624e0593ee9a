import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Release, RemoteDefinition } from '@tessera/contracts';
import {
  FIRST_SCREEN_ID,
  FIRST_SCREEN_WHOLE,
  type FirstScreenRequest,
  type RenderedFirstScreen,
} from '@tessera/wire';
import { jsonBlock } from '../html/markup.ts';
import type { Order, Report, ServerFile, Sources, ThreadData } from './protocol.ts';

/** The thread that renders first screens: it runs the server builds of shell and remotes, and nothing else. */

/** What a shell's server build exports (shell/src/boot/server.tsx). */
interface ShellServer {
  readonly packageModules: Readonly<Record<string, unknown>>;
  readonly renderFirstScreen: (
    request: FirstScreenRequest,
    side: {
      readonly remoteOf: (release: Release) => RemoteDefinition;
      readonly onTurn: (remote: string | undefined) => void;
      readonly onError: (error: unknown) => void;
    },
  ) => Promise<RenderedFirstScreen>;
}

const turn = new Int32Array((workerData as ThreadData).turn);
const builtin = createRequire(import.meta.url);

/** Builds that are run stay: the live ones, canaries, what a rollback returns to. The one not used for longest goes. */
const MOST_LOADED = 32;
const loaded = new Map<string, unknown>();

parentPort?.on('message', (order: Order) => void obey(order));

async function obey(order: Order): Promise<void> {
  const { id } = order;
  try {
    if (order.kind === 'ping') return say({ kind: 'done', id, result: null });
    if (order.kind === 'render' && Date.now() > order.until) return say({ kind: 'done', id, result: null });
    const side = openSources(order.sources);
    if (order.kind === 'prepare') {
      for (const { global } of order.sources.remotes) {
        try {
          side.load(global);
        } catch (error) {
          say({ kind: 'trouble', id, message: `${global}: ${messageOf(error)}` });
        }
      }
      return say({ kind: 'done', id, result: null });
    }
    const {
      data,
      isWhole = true,
      ...rendered
    } = await side.shell.renderFirstScreen(order.request, {
      remoteOf: (release) => side.load(release.global),
      onTurn: (remote) => side.takeTurn(remote, order.request),
      onError: (error) => say({ kind: 'trouble', id, message: messageOf(error) }),
    });
    const dataBlock = jsonBlock(FIRST_SCREEN_ID, data, isWhole ? FIRST_SCREEN_WHOLE : '').text;
    say({ kind: 'done', id, result: { ...rendered, dataBlock } });
  } catch (error) {
    say({ kind: 'failed', id, message: messageOf(error) });
  } finally {
    Atomics.store(turn, 0, 0);
  }
}

function openSources({ shell: shellFile, remotes }: Sources) {
  const shell = load(shellFile.path, shellFile, (request) => {
    if (!isBuiltin(request))
      throw new Error(`the shell's server build asks for "${request}", which it must hold itself`);
    return builtin(request) as unknown;
  }) as ShellServer;
  const turns = new Map(remotes.map(({ global, turn: number }) => [global, number]));
  return {
    shell,
    load(global: string): RemoteDefinition {
      const remote = remotes.find((one) => one.global === global);
      if (!remote) throw new Error(`${global} has no server build`);
      Atomics.store(turn, 0, remote.turn);
      // Another shell has another React: what was run with the one cannot render in the other.
      const exported = load(`${shellFile.path} ${remote.file.path}`, remote.file, (request) => {
        if (request in shell.packageModules) return shell.packageModules[request];
        throw new Error(`"${request}" is not shared by the shell`);
      }) as { readonly default?: RemoteDefinition };
      Atomics.store(turn, 0, 0);
      if (typeof exported.default?.activate !== 'function')
        throw new Error(`${global} exports no remote definition`);
      return exported.default;
    },
    takeTurn(remote: string | undefined, { registry }: FirstScreenRequest): void {
      const { remotes: entries } = registry as {
        remotes: readonly { name: string; live: { global: string } }[];
      };
      const global = entries.find(({ name }) => name === remote)?.live.global;
      Atomics.store(turn, 0, turns.get(global ?? '') ?? 0);
    },
  };
}

/** Runs a CommonJS file once for each key, if it is the published one. */
function load(key: string, { path, integrity }: ServerFile, requires: (request: string) => unknown): unknown {
  const known = loaded.get(key);
  if (known) {
    loaded.delete(key);
    loaded.set(key, known);
    return known;
  }
  const code = readFileSync(path);
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${path} is not what was published (its hash differs)`);
  const wrapper = new Script(`(function (module, exports, require) {${code.toString()}\n})`, {
    filename: path,
  });
  const run = wrapper.runInThisContext() as (module: object, exports: object, require: unknown) => void;
  const module = { exports: {} as unknown };
  run(module, module.exports as object, requires);
  loaded.set(key, module.exports);
  for (const oldest of loaded.keys()) {
    if (loaded.size <= MOST_LOADED) break;
    loaded.delete(oldest);
  }
  return module.exports;
}

function say(report: Report): void {
  parentPort?.postMessage(report);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
