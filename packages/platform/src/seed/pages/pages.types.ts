/** The help's topics (spec §2 `/faq/{id}`), in the order in which they are looked for. */
export const HELP_TOPICS = [8, 3, 6, 7, 17, 4, 2, 5, 1] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export type LinkKey =
  | 'lobby'
  | 'promotions'
  | 'sponsors'
  | 'app'
  | 'help'
  | 'deposits'
  | 'withdrawals'
  | 'about'
  | 'agreement'
  | 'terms'
  | 'privacy'
  | 'promotionRules'
  | 'service'
  | 'account';

/** What the sample site's frame and help say, in one language. */
export interface PageTexts {
  readonly links: Readonly<Record<LinkKey, string>>;
  readonly help: Readonly<Record<HelpTopic, { readonly title: string; readonly text: string }>>;
}
