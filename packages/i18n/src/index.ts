export { loadCatalogue, makeIntl, type Catalogue, type CatalogueLoader } from './catalogue.ts';
export { formatMoney } from './money.ts';
export { localisedName } from './names.ts';
export { readPath, writePath, type LocalisedPath } from './path.ts';
export { DEFAULT_LOCALE, findLocale, type LocaleCode } from '@tessera/domain';
export type { IntlShape } from '@formatjs/intl';
