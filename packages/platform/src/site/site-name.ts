import type { LocaleCode } from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';

/** Returns the site's name: its title up to the first comma or colon. */
export function siteNameOf({ titleEn, titleZh }: SiteSettings, language: LocaleCode): string {
  const title = language.startsWith('zh') ? titleZh : titleEn;
  return (title.split(/[,:，：|]/)[0] ?? title).trim();
}
