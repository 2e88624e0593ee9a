import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LINES = 15;

/**
 * A jest reporter that writes each test file's result, for runs of many projects: if `TESSERA_RESULTS` names a folder,
 * the project's file there has the duration, the counts and the failures of each test file. It is complete after each
 * failed test file and at the end.
 */
export default class ResultsReporter {
  #rootDir;
  #folder = process.env.TESSERA_RESULTS;
  #files = [];

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onTestFileResult(_test, result) {
    if (!this.#folder) return;
    const failures = failuresOf(result);
    this.#files.push({
      file: relative(this.#rootDir, result.testFilePath),
      durationMs: result.perfStats?.runtime ?? 0,
      passed: result.numPassingTests,
      failed: result.numFailingTests + (result.testExecError ? 1 : 0),
      skipped: result.numPendingTests + result.numTodoTests,
      failures,
    });
    // A process that is killed later has reported these.
    if (failures.length > 0) this.#write();
  }

  onRunComplete() {
    if (this.#folder) this.#write();
  }

  #write() {
    const { name: project } = JSON.parse(readFileSync(join(this.#rootDir, 'package.json'), 'utf8'));
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(
      join(this.#folder, `${project.replace('/', '+')}.json`),
      JSON.stringify({ project, files: this.#files }),
    );
  }
}

/** Lists the failures of a test file. A failure outside all tests has no name. */
function failuresOf({ testResults, testExecError }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages.join('\n') }));
  if (testExecError)
    failures.push({ message: testExecError.stack || testExecError.message || 'did not run' });
  return failures.map(({ name, message }) => ({ name, message: firstLines(message) }));
}

function firstLines(message) {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES).join('\n');
}
