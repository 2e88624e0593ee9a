import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, messageOf } from '../errors.ts';
import { describe, type Description } from './description.ts';
import { SERVER_FOLDER } from './folders.ts';
import { Refused } from './refusal.ts';

/** What a build left in its `dist` folder: a description, and the files that it names. */
export interface Build {
  readonly description: Description;
  /** Where a file of the release is; a server file is `server/<file>`. */
  readonly pathOf: (file: string) => string;
}

const FILES = 'browser';

/**
 * Reads `shell.json` or `release.json` of a `dist` folder.
 * @throws Refused where there is neither, or it does not obey the contract
 */
export async function readBuild(dir: string): Promise<Build> {
  const value = (await readJson(join(dir, 'shell.json'))) ?? (await readJson(join(dir, 'release.json')));
  if (value === undefined) {
    const hint = 'build the shell or the remote first';
    throw new Refused([
      { code: 'form', what: dir, expected: 'shell.json or release.json', actual: 'neither', hint },
    ]);
  }
  return {
    description: describe(value, dir),
    pathOf: (file) => join(dir, file.startsWith(`${SERVER_FOLDER}/`) ? '' : FILES, file),
  };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    const refusal = { what: path, expected: 'JSON', actual: messageOf(error), hint: 'build it again' };
    throw new Refused([{ code: 'form', ...refusal }], { cause: error });
  }
}
