import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';
import type { LocaleCode } from '@tessera/domain';

/** Columns that several tables share. */

/** An instant, to the millisecond, as a `Date`. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** A text in several languages; `en_US` is the fallback and always there. */
export type LocalText = { readonly en_US: string } & Partial<Readonly<Record<LocaleCode, string>>>;

/** The text in this language, else in English. */
export const inLanguage = (text: LocalText, language: LocaleCode): string => text[language] ?? text.en_US;

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
