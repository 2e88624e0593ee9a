import { parse } from '@formatjs/icu-messageformat-parser';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Loads message catalogues in webpack: completes a language with English and parses every message at build time, so
 * that no parser (6 kB brotli) reaches the browser. An invalid ICU message fails the build.
 *
 * The option `without` leaves out messages by the start of their ids: those that are only read at build time.
 */
export default async function catalogueLoader(source) {
  const done = this.async();
  try {
    const english = join(this.context, 'en_US.json');
    this.addDependency(english);
    const messages = { ...JSON.parse(await readFile(english, 'utf8')), ...JSON.parse(source) };
    const { without } = this.getOptions();
    const parsed = Object.entries(messages)
      .filter(([id]) => without === undefined || !id.startsWith(without))
      .map(([id, text]) => [id, parseMessage(id, text, this.resourcePath)]);
    done(null, moduleOf(Object.fromEntries(parsed)));
  } catch (error) {
    done(error);
  }
}

/**
 * Returns an ES module with this default export. A JSON module would need webpack's code for namespaces of other kinds of
 * modules in the first code of each project. Browsers parse the text of a JSON value faster than an object of JavaScript.
 */
function moduleOf(value) {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

function parseMessage(id, text, file) {
  try {
    return parse(text, { ignoreTag: true, captureLocation: false });
  } catch (cause) {
    throw new Error(`${file}: message "${id}" is not a valid ICU message: ${cause.message}`, { cause });
  }
}
