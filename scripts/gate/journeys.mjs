import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LINES = 15;

/**
 * @typedef {object} Journey one test of Playwright in one size
 * @property {string} size the project's name
 * @property {string} file relative to the folder of the tests
 * @property {string[]} titles of its suites and its own
 * @property {'passed' | 'failed' | 'skipped' | 'left out'} outcome `left out`: an earlier test of a serial suite failed
 * @property {number} durationMs
 * @property {string} [message] the start of its error
 */

/**
 * Reads the JSON reports of Playwright in a folder.
 * @returns {{ journeys: Journey[], errors: string[], counts: object } | undefined} `errors` happened outside the tests;
 * undefined without a report
 */
export function readJourneys(folder) {
  const reports = globSync('*.playwright.json', { cwd: folder }).map((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  if (reports.length === 0) return undefined;
  const journeys = reports.flatMap(({ config, suites = [] }) =>
    suites.flatMap((suite) => journeysOf(suite, [], config?.rootDir)),
  );
  const errors = reports.flatMap(({ errors: all = [] }) => all.map(messageOf));
  const count = (...outcomes) => journeys.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    journeys,
    errors,
    counts: {
      passed: count('passed'),
      failed: count('failed', 'left out') + errors.length,
      skipped: count('skipped'),
    },
  };
}

function journeysOf({ file, specs = [], suites = [] }, titles, rootDir) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map((test) => {
      const { projectName: size, results } = test;
      const last = results.at(-1);
      return {
        size,
        file,
        path: rootDir === undefined ? file : join(rootDir, file),
        titles: [...titles, title],
        outcome: outcomeOf(test),
        durationMs: last?.duration ?? 0,
        message: last?.error && messageOf(last.error),
      };
    }),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, [...titles, suite.title], rootDir))];
}

function outcomeOf({ status, expectedStatus, results }) {
  if (status === 'expected' || status === 'flaky') return 'passed';
  if (status === 'unexpected') return 'failed';
  // A skipped journey says so itself; one that never started was expected to pass.
  return expectedStatus === 'skipped' || results.some(({ status: result }) => result === 'passed')
    ? 'skipped'
    : 'left out';
}

const messageOf = ({ message = '', stack = '', value = '' }) =>
  stripVTControlCharacters(message || stack || String(value))
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .join('\n');

/**
 * Returns the lines of Playwright's `--test-list` for these journeys. Journeys of a serial suite need those before them, so
 * their whole file is listed.
 * @param {Journey[]} journeys
 */
export function testList(journeys) {
  const lines = journeys.map(({ size, file, path, titles }) =>
    [`[${size}]`, file, ...(isSerial(path) ? [] : titles)].join(' › '),
  );
  return [...new Set(lines)];
}

const isSerial = (path) => readFileSync(path, 'utf8').includes("mode: 'serial'");
