/** What the sample site says, in one language. One file per language; a missing text does not compile. */
export interface SiteTexts {
  readonly banners: Readonly<Record<BannerKey, string>>;
  readonly announcements: Readonly<Record<AnnouncementKey, string>>;
  /** Of members, the lowest first. */
  readonly grades: readonly [string, string, string];
  /** Of the agent programme, the lowest first. */
  readonly agentLevels: readonly [string, string, string, string, string];
  readonly promotions: Readonly<Record<PromotionKey, PromotionTexts>>;
  /** Leads from a pop-up to its promotion. */
  readonly seePromotion: string;
  /** What holds for every promotion. */
  readonly terms: { readonly heading: string; readonly items: readonly [string, string, string] };
}

export interface PromotionTexts {
  readonly title: string;
  readonly summary: string;
  /** What to do, in one or two sentences. */
  readonly how: string;
}

export type BannerKey =
  'tigerGate' | 'deepCourt' | 'wheelNight' | 'matchDay' | 'liftOff' | 'phoenixHour' | 'arenaLive';
export type AnnouncementKey = 'playMoney' | 'newGames' | 'register' | 'limits';
export type PromotionKey =
  'welcome' | 'cashback' | 'tournament' | 'freeRounds' | 'matchBoost' | 'friends' | 'weeklyDraw' | 'loyalty';
