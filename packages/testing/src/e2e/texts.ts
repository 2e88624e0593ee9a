import type { LocaleCode } from '@tessera/domain';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a player reads for a message, as a pattern: whatever may stand in place of its `{placeholders}`. */
export type Texts = (id: string, locale?: LocaleCode) => RegExp;

/** @param folders of the remote's catalogues, e.g. `new URL('../src/messages/', import.meta.url)`, and those of its late parts */
export function readTexts(...folders: readonly URL[]): Texts {
  const catalogues = new Map<string, Readonly<Record<string, string>>>();
  const catalogue = (locale: LocaleCode) => {
    const known = catalogues.get(locale);
    if (known) return known;
    const files = folders.map((folder) => fileURLToPath(new URL(`${locale}.json`, folder)));
    const read = Object.assign(
      {},
      ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object),
    ) as Readonly<Record<string, string>>;
    catalogues.set(locale, read);
    return read;
  };
  return (id, locale = 'en_US') => {
    const message = catalogue(locale)[id] ?? catalogue('en_US')[id];
    if (message === undefined)
      throw new Error(`no message "${id}" in ${folders.map(({ pathname }) => pathname).join(', ')}`);
    const parts = message.split(/\{[^{}]*\}/);
    if (parts.some((part) => /[{}]/.test(part)))
      throw new Error(`"${id}" is a plural or a choice: name another message`);
    return new RegExp(parts.map((part) => part.replace(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)).join('.*'));
  };
}
