import type { LocaleCode } from '@tessera/domain';
import { contestNames } from './contests.names.ts';
import { editionNames } from './editions.names.ts';
import type { NameRow } from './names.types.ts';
import { slotNames } from './slots.names.ts';
import { tableNames } from './tables.names.ts';

/** The order of the columns in {@link NameRow}, after the title. */
const COLUMNS = [
  'zh_CN',
  'zh_TW',
  'vi_VN',
  'ko_KR',
  'ja_JP',
  'th_TH',
  'hi_IN',
  'my_MM',
  'ta_IN',
  'bn_BD',
] as const satisfies readonly LocaleCode[];

const rows: readonly NameRow[] = [...slotNames, ...tableNames, ...contestNames];

/** Locale → English title → name. */
export const NAMES: Partial<Readonly<Record<LocaleCode, Readonly<Record<string, string>>>>> =
  Object.fromEntries(
    COLUMNS.map((locale, index) => [
      locale,
      Object.fromEntries(rows.map(([title, ...names]) => [title, names[index] ?? title])),
    ]),
  );

/**
 * A game's name in this language, by its English title; `undefined` where it goes by the English one there.
 * @param edition the first is the game itself; later ones add a word, the same for all games
 */
export function nameIn(language: LocaleCode, title: string, edition = 1): string | undefined {
  const name = language === 'en_US' ? title : NAMES[language]?.[title];
  if (name === undefined || edition === 1) return name;
  const word = editionNames[edition - 2]?.[language === 'en_US' ? 0 : 1 + COLUMNS.indexOf(language)];
  if (word === undefined) throw new Error(`the edition ${edition} of "${title}" has no name in ${language}`);
  return `${name}${JOINED_BY[language] ?? ' '}${word}`;
}

const JOINED_BY: Partial<Readonly<Record<LocaleCode, string>>> = { zh_CN: '·', zh_TW: '·' };
