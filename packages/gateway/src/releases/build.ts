import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { hasCode, messageOf } from '../errors.ts';
import { remoteBuild, releaseId, shellBuild, type RemoteBuild, type ShellBuild } from './documents.ts';
import { SERVER_FOLDER, SHELL } from './folders.ts';
import { PublishError } from './publish-error.ts';

/** What a build left in its `dist` folder: a description, and in `browser/` the files that it names. */
export type Build = {
  readonly name: string;
  /** The folder of the files. */
  readonly dir: string;
  /** The folder of the server build. */
  readonly serverDir: string;
} & (
  | { readonly kind: 'shell'; readonly document: ShellBuild }
  | { readonly kind: 'remote'; readonly document: RemoteBuild }
);

const FILES = 'browser';

/**
 * Reads `shell.json` or `release.json` of a `dist` folder.
 * @throws PublishError where there is neither, or it does not obey the contract
 */
export async function readBuild(dir: string): Promise<Build> {
  const shell = await readJson(join(dir, 'shell.json'));
  if (shell !== undefined) {
    const document = parse(shellBuild, shell, dir);
    refuseUnhashed([...document.scripts, ...document.styles, ...document.fonts], document, dir);
    return {
      kind: 'shell',
      name: SHELL,
      dir: join(dir, FILES),
      serverDir: join(dir, SERVER_FOLDER),
      document,
    };
  }
  const remote = await readJson(join(dir, 'release.json'));
  if (remote === undefined) {
    throw new PublishError([
      `${dir} has neither shell.json nor release.json: build the shell or the remote first`,
    ]);
  }
  const document = parse(remoteBuild, remote, dir);
  refuseUnhashed([document.entry], document, dir);
  return {
    kind: 'remote',
    name: document.config.name,
    dir: join(dir, FILES),
    serverDir: join(dir, SERVER_FOLDER),
    document,
  };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new PublishError([`${path} cannot be read: ${messageOf(error)}. Build it again`], { cause: error });
  }
}

function parse<Document extends { readonly release: string }>(
  schema: v.GenericSchema<unknown, Document>,
  value: unknown,
  dir: string,
): Document {
  const parsed = v.safeParse(schema, value);
  const id = parsed.success ? v.safeParse(releaseId, parsed.output.release) : undefined;
  const issues = [...(parsed.issues ?? []), ...(id?.issues ?? [])];
  if (parsed.success && issues.length === 0) return parsed.output;
  throw new PublishError(
    issues.map(
      (issue) =>
        `${dir}: ${v.getDotPath(issue) ?? 'release'} is wrong: ${issue.message}. Build it with this contract`,
    ),
  );
}

/** Whatever is going to be loaded must have a hash: a browser refuses it without. */
function refuseUnhashed(
  first: readonly string[],
  { files, parts }: Pick<ShellBuild, 'files' | 'parts'>,
  dir: string,
): void {
  const loaded = new Set([...first, ...Object.values(parts).flat()]);
  const unhashed = [...loaded].filter((file) => !Object.hasOwn(files, file));
  if (unhashed.length === 0) return;
  throw new PublishError(
    unhashed.map((file) => `${dir}: ${file} is to be loaded but has no hash in "files": build it again`),
  );
}
