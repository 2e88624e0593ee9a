export { loadCatalogue, createIntl, type Catalogue, type CatalogueLoader } from './catalogue.ts';
export { formatMoney } from './money.ts';
export { localisedName } from './names.ts';
export {
  localisePath,
  readPath,
  type LocaleCode,
  type LocalisedPath,
} from '@tessera/domain';
export type { IntlShape } from '@formatjs/intl';
