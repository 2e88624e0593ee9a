export { loadCatalogue, createIntl, type Catalogue, type CatalogueLoader } from './catalogue.ts';
export { currencyName, deviceTimeZone, formatList, formatMoney, zoneName } from './formats.ts';
export { localisedName } from './names.ts';
export { localisePath, readPath, type LocaleCode, type LocalisedPath } from '@tessera/domain';
export type { IntlShape } from '@formatjs/intl';
