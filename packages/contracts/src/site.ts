import type { Disposer, Readable } from './readable.ts';

/** A language as the wire writes it: `hi_IN`. */
export type LocaleCode =
  'zh_TW' | 'zh_CN' | 'en_US' | 'vi_VN' | 'ko_KR' | 'ja_JP' | 'th_TH' | 'hi_IN' | 'my_MM' | 'ta_IN' | 'bn_BD';

/** A currency by the site's own code (spec §9). `GP` are the site's points. */
export type CurrencyCode =
  'RMB' | 'USD' | 'VND' | 'WON' | 'JPY' | 'THB' | 'INR' | 'MMK' | 'BDT' | 'BRL' | 'NGN' | 'GP';

/** The page's language. */
export interface Locale {
  /** BCP 47, for `Intl` and `lang`: `hi-IN`. */
  readonly tag: string;
  /** The wire's form: `hi_IN`. */
  readonly code: LocaleCode;
}

/** A change of the page's language (spec §4 Language switch). */
export interface LocaleChange {
  /** The language before. */
  readonly from: LocaleCode;
  /** The language after. */
  readonly to: LocaleCode;
}

/** The page's language, and how to change it. */
export interface LocaleService {
  /** Fixed for the life of the document: a change of language loads the page again (spec §4 Registration). */
  readonly current: Locale;
  /** The languages that the selector offers. */
  readonly offered: readonly LocaleCode[];
  /** Loads the page in another language; does nothing for an unknown code, or while a game is open. */
  readonly change: (code: string) => void;
  /**
   * Calls the listener before the page loads in another language; a refused change calls none. The document ends right
   * after it. Missing in shells before contract 1.9.
   */
  readonly onChanging?: (listener: (change: LocaleChange) => void) => Disposer;
  /**
   * Calls the listener at once, if this document was loaded by a change of the language. Missing in shells before contract
   * 1.9.
   */
  readonly onChanged?: (listener: (change: LocaleChange) => void) => void;
}

/** Which of the two layouts is shown. */
export type Device = 'desktop' | 'mobile';

/** The member or agent whose link brought the visitor (spec §6). */
export interface Introducer {
  /** An agent, or a member who recommends (or an agent's campaign). */
  readonly by: 'member_agent' | 'recommend_code';
  /** The agent's id, or the code, as the link had it; it may no longer be valid. */
  readonly code: string;
}

/** A link that a site may hide (spec §2 Member centre menu). */
export type HiddenLink =
  'Deposit' | 'Withdrawal' | 'APPDownload' | 'BindAccount' | 'applyAgent' | 'DWRecord' | 'announcement_bank';

/** What makes one site differ from another; the platform's `site.detail`. */
export interface SiteSettings {
  /** The site's number; calls carry it. */
  readonly siteId: number;
  /** The home page's title (spec §2): the Chinese one for zh_CN, else the English one. */
  readonly titleZh: string;
  /** See `titleZh`. */
  readonly titleEn: string;
  /** IANA name: `America/Caracas`. */
  readonly timeZone: string;
  /** The look on desktop. */
  readonly template: 'site02' | 'suncity' | 'apsport';
  /** The look on the phone. */
  readonly mobileTemplate: 'bob_mobile' | 'origin_mobile';
  /** The currencies that accounts may have. */
  readonly currencies: readonly CurrencyCode[];
  /** The languages that the selector offers. */
  readonly selectorLocales: readonly LocaleCode[];
  /** The address of customer service; read it with the kit's `serviceLink`. */
  readonly customerServiceLink: string | null;
  /** Showcase mode: banner clicks do nothing, registration is blocked, login is faked. */
  readonly demo: boolean;
  /** Guests may play demo games. */
  readonly guestDemo: boolean;
  /** Whether a hall is shown at `/gameHall/:id`, or on the home page. */
  readonly hallRoutes: 'redirect' | 'page';
  /** Whether registration has a page, or redirects to the home page. */
  readonly registerRoute: 'redirect' | 'page';
  /** Ids of providers whose games open in a modal, whatever the game's own mode is. */
  readonly modalProviders: readonly number[];
  /** Ids of providers whose games open in a window, whatever the game's own mode is. */
  readonly windowProviders: readonly number[];
  /** The handler of the site's own apps (spec §7). Missing: `app`, as in shells before contract 1.9. */
  readonly nativeHandler?: string | undefined;
  /** Life of the link cookies in minutes. */
  readonly linkExpireMin: number;
  /** Phone numbers have ten digits in every currency, not only in VND. Missing in shells before contract 1.6. */
  readonly tenDigitPhones?: boolean;
  /** Conversions are reported to an advertising account. Missing in shells before contract 1.6. */
  readonly adTracking?: boolean;
  /** The longest password that members may choose, in characters. Missing: 12, as in shells before contract 1.6. */
  readonly passwordMaxLength?: number | undefined;
  /** Links that this site does not show. Missing in shells before contract 1.6. */
  readonly hiddenLinks?: readonly HiddenLink[];
}

/** The site as the player has it now. */
export interface Site<Settings = SiteSettings> {
  /** What makes this site differ from others. */
  readonly settings: Settings;
  /** The member's, or what a guest looks at. */
  readonly currency: CurrencyCode;
  /** Desktop from 992 px, decided again on resize (spec §1). */
  readonly device: Device;
  /** The template of the present device. */
  readonly template: string;
  /** The site's own app shows the page (spec §7). Missing in browsers, and in shells before contract 1.9. */
  readonly isNative?: boolean;
  /** Present as long as the site keeps links. */
  readonly introducer?: Introducer;
}

/** The site, with its changes. */
export interface SiteService extends Readable<Site> {
  /** Changes a guest's currency to another one of the site; a member's is their account's. */
  readonly setCurrency: (currency: string) => void;
  /**
   * Remembers for a day that this host belongs to an agent, who then counts as the introducer of visitors without a link
   * (spec §3 Cookies). Missing in shells before contract 1.6.
   */
  readonly keepAgentDomain?: (agentId: number) => void;
}
