import type { LocaleCode } from '@tessera/domain';
import { contestNames } from './contests.names.ts';
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

/** A game's name in this language, by its English title; `undefined` where it goes by the English one there. */
export function nameIn(language: LocaleCode, title: string): string | undefined {
  return language === 'en_US' ? title : NAMES[language]?.[title];
}
