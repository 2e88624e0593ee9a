import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from '@tessera/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Catalogue = Readonly<Record<string, string>>;

export interface CatalogueOptions {
  /** Ids whose text may be the English one in other languages: names, units, codes. */
  readonly sameAllowed?: readonly string[];
}

/**
 * Checks a folder of catalogues (`<locale>.json`, all eleven) and returns one sentence per problem: missing and
 * superfluous ids, empty texts, ICU syntax, placeholders that differ from the English ones or format an instant, and texts
 * left in English.
 */
export function checkCatalogues(folder: string, options: CatalogueOptions = {}): string[] {
  const english = read(folder, DEFAULT_LOCALE);
  const allowed = new Set(options.sameAllowed);
  return LOCALE_CODES.flatMap((code) => {
    const catalogue = read(folder, code);
    const ids = new Set([...Object.keys(english), ...Object.keys(catalogue)]);
    return [...ids].flatMap((id) => {
      const problem = checkMessage(english[id], catalogue[id], code !== DEFAULT_LOCALE && !allowed.has(id));
      return problem ? [`${code}.json: "${id}" ${problem}`] : [];
    });
  });
}

function checkMessage(
  english: string | undefined,
  text: string | undefined,
  mustDiffer: boolean,
): string | undefined {
  if (text === undefined) return 'is missing';
  if (english === undefined) return 'is not in the English catalogue';
  if (text.trim() === '') return 'is empty';
  if (mustDiffer && text === english) return 'is the English text';
  const [wanted, given] = [placeholders(english), placeholders(text)];
  if (/:(?:date|time)\b/.test(given))
    return 'formats an instant itself: give it the text of the scope’s intl.formatDate';
  return wanted === given ? undefined : `takes {${given}} where the English text takes {${wanted}}`;
}

/** The message's arguments with their kinds, sorted: `count:plural, name:text`. */
function placeholders(text: string): string {
  try {
    return [...new Set(parse(text).flatMap(argumentsOf))].sort().join(', ');
  } catch (error) {
    return `a text that cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const KINDS: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
};

function argumentsOf(element: MessageFormatElement): string[] {
  const kind = KINDS[element.type];
  const own = kind && 'value' in element ? [`${element.value}:${kind}`] : [];
  if (element.type === TYPE.tag) return [...own, ...element.children.flatMap(argumentsOf)];
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return own;
  return [...own, ...Object.values(element.options).flatMap((option) => option.value.flatMap(argumentsOf))];
}

function read(folder: string, code: LocaleCode): Catalogue {
  return JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')) as Catalogue;
}
