import { comparedWithoutAccents } from '@tessera/domain';

/**
 * The form in which names are stored for the search and queries are compared with them: without case, accents of
 * Latin letters and punctuation.
 */
export function searchText(text: string): string {
  return comparedWithoutAccents(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
