/**
 * The form in which names are stored for the search and queries are compared with them: compatibility forms
 * unified, lower case, Latin and Vietnamese accents dropped (marks of other scripts are letters there, and stay),
 * punctuation as space.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
