import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Where jest's tests tell what failed, project by project (packages/build/src/jest). */
const FOLDER = 'node_modules/.cache/tessera/failures';
/** As nx.json says; nx keeps there which tasks it ran last, and what each of them said. */
const NX_CACHE = '.nx/cache';
/** So much of the end of what a task said that does not tell its failures. */
const LAST_LINES = 40;
/** Said by npm of a script that failed, after the script's own words. */
const OF_NPM = /^npm (?:error|warn)\b/;

/** Forgets what failed before. @returns the folder that tests are told by `TESSERA_FAILURES` */
export function forgetFailures(root) {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

/**
 * What failed in nx's last run, task by task: the tests that failed, or the end of what the task said where it does not
 * tell which.
 * @param since a run that began before this instant is another one
 */
export function describeFailures(root, since) {
  const told = readFailures(join(root, FOLDER));
  return failedTasks(root, since)
    .map(({ taskId, target, projectName, hash }) => {
      const failures = target === 'test' ? told.get(projectName) : undefined;
      return [`✗ ${taskId}`, failures?.map(describeFailure).join('\n\n') ?? endOf(root, hash)].join('\n\n');
    })
    .join('\n\n');
}

function failedTasks(root, since) {
  const file = join(root, NX_CACHE, 'run.json');
  if (!existsSync(file)) return [];
  const { run, tasks } = JSON.parse(readFileSync(file, 'utf8'));
  return Date.parse(run.endTime) < since ? [] : tasks.filter(({ status }) => status !== 0);
}

function readFailures(folder) {
  if (!existsSync(folder)) return new Map();
  const told = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return new Map(told.map(({ project, failures }) => [project, failures]));
}

function describeFailure({ file, name, message }) {
  return [`  ${file}${name === undefined ? '' : ` › ${name}`}`, ...indented(message.split('\n'))].join('\n');
}

function endOf(root, hash) {
  const file = join(root, NX_CACHE, 'terminalOutputs', hash);
  const said = existsSync(file) ? stripVTControlCharacters(readFileSync(file, 'utf8')) : '';
  const lines = said.split('\n').filter((line) => !OF_NPM.test(line));
  const end = lines.join('\n').trim().split('\n').slice(-LAST_LINES);
  return indented(end.join('') === '' ? ['It said nothing: what it needs has failed.'] : end).join('\n');
}

function indented(lines) {
  return lines.map((line) => (line === '' ? line : `    ${line}`));
}
