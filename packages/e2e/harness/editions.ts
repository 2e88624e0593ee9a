import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { ROOT } from './servers.ts';
import type { Site } from './tessera.ts';

/** A remote's built release as its team's next version: the same code under another name, with another text. */
export interface Edition {
  readonly remote: string;
  /** A project's folder, with its `dist`. */
  readonly folder: string;
  readonly release: string;
  readonly remove: () => Promise<void>;
}

interface BuiltRelease {
  release: string;
  global: string;
  version: string;
  bytes?: number;
  files: Record<string, string>;
  server: Record<string, string>;
}

/**
 * Makes the next version of a built remote.
 * @param texts text of the built files → its replacement in this edition
 * @param contents files of the browser's build → what they hold in this edition
 */
export async function makeEdition(
  remote: string,
  version: string,
  texts: Readonly<Record<string, string>> = {},
  contents: Readonly<Record<string, string>> = {},
): Promise<Edition> {
  const folder = await mkdtemp(join(tmpdir(), `tessera-${remote}-`));
  await cp(join(ROOT, remote, 'dist'), join(folder, 'dist'), { recursive: true });
  await cp(join(ROOT, remote, 'package.json'), join(folder, 'package.json'));
  const path = join(folder, 'dist/release.json');
  const built = JSON.parse(await readFile(path, 'utf8')) as BuiltRelease;
  const release = `${version}-${built.release.split('-').at(-1)}`;
  const global = `${built.global}_${version.replaceAll('.', '_')}`;
  const changes = { ...texts, [built.global]: global };
  const change = (text: string) =>
    Object.entries(changes).reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

  const found = new Set<string>();
  const rewrite = async (part: 'browser' | 'server', files: Record<string, string>) => {
    for (const file of Object.keys(files)) {
      const at = join(folder, 'dist', part, file);
      if (!/\.c?js$/.test(file)) continue;
      const before = await readFile(at, 'utf8');
      for (const from of Object.keys(texts)) if (before.includes(from)) found.add(from);
      const after = contents[file] ?? change(before);
      await writeFile(at, after);
      files[file] = `sha384-${createHash('sha384').update(after).digest('base64')}`;
    }
  };
  await rewrite('browser', built.files);
  await rewrite('server', built.server);
  const missing = Object.keys(texts).filter((from) => !found.has(from));
  if (missing.length > 0) throw new Error(`${remote} has nowhere: ${missing.join(', ')}`);
  // What it weighs is for its build to say, and this is none.
  const { bytes: _, ...rest } = built;
  await writeFile(path, JSON.stringify({ ...rest, release, global, version }));
  return { remote, folder, release, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Ships an edition as its team would. @param options of `tessera-release` */
export function ship(site: Site, edition: Edition, ...options: readonly string[]): Promise<string> {
  return command(site, edition.folder, 'tessera-release', '--no-build', ...options);
}

/** `npm run remotes -- …` of this site. */
export function remotes(site: Site, ...args: readonly string[]): Promise<string> {
  return command(site, ROOT, 'tessera-remotes', ...args);
}

/** @throws Error with all that it said, where it fails */
async function command(
  { site, dataDir }: Site,
  cwd: string,
  name: string,
  ...args: readonly string[]
): Promise<string> {
  const child = spawn(
    process.execPath,
    [join(ROOT, `packages/build/bin/${name}.mjs`), ...args, '--to', site],
    {
      cwd,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed (exit ${code}):\n${said}`);
  return said;
}
