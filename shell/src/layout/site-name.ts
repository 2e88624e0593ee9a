/**
 * Returns the site's name: its title up to the first separator (`Tessera, a mosaic of games` → `Tessera`), or the whole
 * title without one. A space before Chinese text is a separator too, since Chinese has no spaces between words.
 */
export function siteName(title: string): string {
  const [name = ''] = title.split(/\s*[,:;|·–—、，：；｜]\s*|\s+-\s+|\s+(?=\p{Script=Han})/u, 1);
  return name.trim() || title;
}
