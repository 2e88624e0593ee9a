import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LINES = 15;

/**
 * A jest reporter that writes failures to a file, for runs of many projects. If `TESSERA_FAILURES` names a folder,
 * each failed test and each file that could not run is written to the project's file there at once.
 */
export default class FailuresReporter {
  #rootDir;
  #folder = process.env.TESSERA_FAILURES;
  #failures = [];

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onTestFileResult(_test, result) {
    if (!this.#folder) return;
    const file = relative(this.#rootDir, result.testFilePath);
    const failures = failuresOf(result).map(({ name, message }) => ({
      file,
      name,
      message: firstLines(message),
    }));
    if (failures.length === 0) return;
    this.#failures.push(...failures);
    const { name: project } = JSON.parse(readFileSync(join(this.#rootDir, 'package.json'), 'utf8'));
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(
      join(this.#folder, `${project.replace('/', '+')}.json`),
      JSON.stringify({ project, failures: this.#failures }),
    );
  }
}

/** Lists the failures of a test file. A failure outside all tests has no name. */
function failuresOf({ testResults, testExecError }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages.join('\n') }));
  if (testExecError) failures.push({ message: testExecError.stack || testExecError.message });
  return failures;
}

function firstLines(message) {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES).join('\n');
}
