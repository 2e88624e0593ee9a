import type { LocaleCode } from '@tessera/domain';

/** A help page in each language, in the marks that `pageHtml` reads. */
export type HelpPage = Readonly<Record<LocaleCode, string>>;
