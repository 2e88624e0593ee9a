import type { LocaleCode } from '@tessera/domain';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a player reads for a message, as a pattern: whatever may stand in place of its `{placeholders}`. */
export type Texts = (id: string, locale?: LocaleCode) => RegExp;

/** @param folder of the remote's catalogues, e.g. `new URL('../src/messages/', import.meta.url)` */
export function readTexts(folder: URL): Texts {
  const catalogues = new Map<string, Readonly<Record<string, string>>>();
  const catalogue = (locale: LocaleCode) => {
    const known = catalogues.get(locale);
    if (known) return known;
    const file = fileURLToPath(new URL(`${locale}.json`, folder));
    const read = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    catalogues.set(locale, read);
    return read;
  };
  return (id, locale = 'en_US') => {
    const message = catalogue(locale)[id] ?? catalogue('en_US')[id];
    if (message === undefined) throw new Error(`${folder.pathname} has no message "${id}"`);
    const parts = message.split(/\{[^{}]*\}/);
    if (parts.some((part) => /[{}]/.test(part)))
      throw new Error(`"${id}" is a plural or a choice: name another message`);
    return new RegExp(parts.map((part) => part.replace(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)).join('.*'));
  };
}
