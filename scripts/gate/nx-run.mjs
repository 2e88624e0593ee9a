import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { environment } from '../lib/bootstrap.mjs';

/** Set in nx.json. nx stores its last run and each task's output there. */
const NX_CACHE = '.nx/cache';
/** Lines that npm adds around a script, and steps of a stack in code that is not ours. */
const NOISE = /^npm (?:error|warn)\b|^> \S|^\s+at .*(?:node_modules|node:internal|<anonymous>\)$)/;

/** A task that failed shows this much of its end. */
const OUTPUT_LINES = 15;

/**
 * @typedef {object} NxTask
 * @property {string} taskId
 * @property {string} projectName
 * @property {string} target
 * @property {number} status its exit code
 * @property {string} hash of its inputs
 * @property {string} startTime
 * @property {string} endTime
 * @property {string} [output] the end of its output, where it failed: its next run overwrites what nx keeps
 */

/**
 * Returns the tasks of nx's last run. A task that depends on a failed one is not among them.
 * @param since a run that ended before this instant is another one
 * @returns {NxTask[]}
 */
export function lastTasks(root, since) {
  const file = join(root, NX_CACHE, 'run.json');
  if (!existsSync(file)) return [];
  const { run, tasks } = JSON.parse(readFileSync(file, 'utf8'));
  if (Date.parse(run.endTime) < since) return [];
  return tasks.map((task) => (task.status === 0 ? task : { ...task, output: endOfOutput(root, task) }));
}

/** Returns how long a task took, in milliseconds. */
export const durationOf = ({ startTime, endTime }) => Date.parse(endTime) - Date.parse(startTime) || 0;

function endOfOutput(root, { hash }) {
  const file = join(root, NX_CACHE, 'terminalOutputs', hash);
  return existsSync(file) ? lastLines(readFileSync(file, 'utf8'), OUTPUT_LINES) : '';
}

/** Returns the last lines of an output that say something: no colours, empty lines or other people's code. */
export const lastLines = (output, lineCount) => meaningfulLines(output).slice(-lineCount).join('\n');

/** Returns the lines of a text that say something. */
export const meaningfulLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !NOISE.test(line));

/** Returns the ids of the tasks that nx would run with these arguments, those that they depend on included. */
export function plannedTasks(root, args) {
  const { status, stdout } = spawnSync('nx', [...args, '--graph=stdout'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return status === 0 ? Object.keys(JSON.parse(stdout).tasks.tasks) : [];
}
