import type { SiteSettings } from '@tessera/wire';

/** The page colour of each template, for the browser's own bars. */
export const THEME_COLOUR: Record<SiteSettings['template'], string> = {
  site02: '#0a0c10',
  suncity: '#f4eadb',
  apsport: '#060e1e',
};
