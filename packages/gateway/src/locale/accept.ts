import { findLocale, type LocaleCode } from '@tessera/domain';

/** The visitor's best language among those that the site offers, by the `accept-language` header. */
export function acceptedLocale(
  header: string | undefined,
  offered: readonly LocaleCode[],
): LocaleCode | undefined {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => findLocale(tag))
    .find((code) => code !== undefined && offered.includes(code));
}
