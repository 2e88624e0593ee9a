/**
 * The site's name out of its title: what stands before the first separator. `Tessera, a mosaic of games` →
 * `Tessera`; a title without one is a name.
 */
export function siteName(title: string): string {
  const [name = ''] = title.split(/\s*[,:;|·–—、，：；｜]\s*|\s+-\s+/, 1);
  return name.trim() || title;
}
