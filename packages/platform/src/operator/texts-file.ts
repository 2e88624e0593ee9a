import { readFileSync } from 'node:fs';
import { LOCALE_CODES } from '@tessera/domain';
import type { Option } from './command.ts';
import { OperatorFailure } from './failure.ts';
import type { Values } from './given.ts';

/** The texts of a command in all languages of the site: `{"title": {"en_US": "…", "hi_IN": "…"}, "content": {…}}`. */
export const TEXTS: Option = {
  type: 'string',
  value: '<file>',
  says: `a JSON file with the texts in all languages: {"title": {"en_US": "…", …}}; there are ${LOCALE_CODES.join(', ')}`,
};

/**
 * Returns the options of a command line, with the texts of the file of `--texts` as if they had been typed.
 * @throws OperatorFailure that names the file, the text and the language, and says what to do
 */
export function withTextsFile(values: Values, options: Readonly<Record<string, Option>>): Values {
  const path = values.texts;
  if (typeof path !== 'string' || options.texts !== TEXTS) return values;
  const names = Object.keys(options).filter((name) => options[name]?.isText);
  const where = `--texts "${path}"`;
  const given: Record<string, readonly string[]> = {};
  for (const [name, texts] of Object.entries(objectOf(readJson(path, where), where))) {
    if (!names.includes(name)) {
      throw new OperatorFailure(
        `${where}: "${name}" is no text of this command; there are ${names.join(', ')}`,
      );
    }
    if (values[name] !== undefined) {
      throw new OperatorFailure(`${where} has "${name}", and so has --${name}: give it in one place.`);
    }
    given[name] = inAllLanguages(objectOf(texts, `${where}, "${name}"`), `${where}, "${name}"`);
  }
  return { ...values, ...given };
}

export function readJson(path: string, where: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorFailure(`${where} cannot be read: ${reason}. Give the path of a JSON file.`, {
      cause: error,
    });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorFailure(`${where} is not JSON: ${reason}. Correct it there.`, { cause: error });
  }
}

export function objectOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  throw new OperatorFailure(`${where} must be an object, like {"en_US": "…", "hi_IN": "…"}`);
}

/** @returns the texts as a command line has them: `hi_IN=…` */
export function inAllLanguages(texts: Readonly<Record<string, unknown>>, where: string): string[] {
  const unknown = Object.keys(texts).find((code) => !LOCALE_CODES.some((one) => one === code));
  if (unknown !== undefined) {
    throw new OperatorFailure(
      `${where}: "${unknown}" is no language of the site; there are ${LOCALE_CODES.join(', ')}`,
    );
  }
  const missing = LOCALE_CODES.filter((code) => typeof texts[code] !== 'string' || texts[code].trim() === '');
  if (missing.length > 0) {
    throw new OperatorFailure(
      `${where} has no text in ${missing.join(', ')}: add it there. Texts in only some languages are given by their own options.`,
    );
  }
  return LOCALE_CODES.map((code) => `${code}=${String(texts[code])}`);
}
