/**
 * The site's name out of its title: what stands before the first separator. `Tessera, a mosaic of games` →
 * `Tessera`; a title without one is a name. Chinese writes no spaces between words, so one before it separates, too.
 */
export function siteName(title: string): string {
  const [name = ''] = title.split(/\s*[,:;|·–—、，：；｜]\s*|\s+-\s+|\s+(?=\p{Script=Han})/u, 1);
  return name.trim() || title;
}
