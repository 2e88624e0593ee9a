import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Folder in which jest reports failures, one file per project (packages/build/src/jest). */
const FOLDER = 'node_modules/.cache/tessera/failures';
/** Set in nx.json. nx stores its last run and each task's output there. */
const NX_CACHE = '.nx/cache';
/** Lines shown from the end of a failed task that reports no single failures. */
const LAST_LINES = 40;
/** Lines that npm adds after a failed script. */
const NPM_LINE = /^npm (?:error|warn)\b/;

/**
 * Deletes earlier failures.
 * @returns the folder for `TESSERA_FAILURES`
 */
export function forgetFailures(root) {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

/**
 * Lists the failures of nx's last run by task: the failed tests, or the end of the output of a task that reports
 * none.
 * @param since a run that started before this instant is ignored
 */
export function describeFailures(root, since) {
  const failuresByProject = readFailures(join(root, FOLDER));
  return failedTasks(root, since)
    .map(({ taskId, target, projectName, hash }) => {
      const failures = target === 'test' ? failuresByProject.get(projectName) : undefined;
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
  const reports = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return new Map(reports.map(({ project, failures }) => [project, failures]));
}

function describeFailure({ file, name, message }) {
  return [`  ${file}${name === undefined ? '' : ` › ${name}`}`, ...indented(message.split('\n'))].join('\n');
}

function endOf(root, hash) {
  const file = join(root, NX_CACHE, 'terminalOutputs', hash);
  const output = existsSync(file) ? stripVTControlCharacters(readFileSync(file, 'utf8')) : '';
  const lines = output.split('\n').filter((line) => !NPM_LINE.test(line));
  const end = lines.join('\n').trim().split('\n').slice(-LAST_LINES);
  return indented(end.join('') === '' ? ['No output: a task that it depends on has failed.'] : end).join(
    '\n',
  );
}

function indented(lines) {
  return lines.map((line) => (line === '' ? line : `    ${line}`));
}
