/** What each kind of law asks of the site. The site's setting `JURISDICTION` chooses one; docs/jurisdictions.md is made from here. */

import type { HallKey } from '../halls.ts';

export const JURISDICTIONS = ['open', 'gb', 'mt', 'au'] as const;
export type Jurisdiction = (typeof JURISDICTIONS)[number];

/** When a member without a limit is invited to set one. */
export type Invitation = 'registration' | 'first_deposit' | 'yearly';

/** Months of the shortest self-exclusion. */
type ExclusionMonths = 3 | 6;

export interface JurisdictionRules {
  /** Halls with games for money. */
  readonly openHalls: readonly HallKey[] | 'all';
  /** Bets on a match are taken after its kickoff. */
  readonly betsInPlay: boolean;
  /** Slots may spin by themselves, with a loss limit. */
  readonly autoplay: boolean;
  /** Turbo, quick spin, and stopping a spin. */
  readonly quickSpins: boolean;
  /** Milliseconds between the starts of two rounds, at least; 0: the game's own pace. */
  readonly slotCycleMs: number;
  readonly casinoCycleMs: number;
  /** Highest stake of a slot in the member's currency, in its whole units; `null`: by game. */
  readonly slotStake: { readonly adult: number; readonly young: number } | null;
  /** Games show what the session has won or lost. */
  readonly netPosition: boolean;
  /** Hours until a looser limit applies. */
  readonly loosenAfterHours: 24 | 168;
  readonly invitations: readonly Invitation[];
  /** The member reads about protection before the first stake. */
  readonly informsFirst: boolean;
  /** `never`: a requested withdrawal cannot be taken back. */
  readonly withdrawalCancel: 'site' | 'never';
  /** Highest turnover of a bonus, as a multiple of it; 0: no bonus may ask for any; `null`: by bonus. */
  readonly bonusTurnover: number | null;
  readonly shortestExclusionMonths: ExclusionMonths;
}

const OPEN: JurisdictionRules = {
  openHalls: 'all',
  betsInPlay: true,
  autoplay: true,
  quickSpins: true,
  slotCycleMs: 0,
  casinoCycleMs: 0,
  slotStake: null,
  netPosition: false,
  loosenAfterHours: 24,
  invitations: ['registration', 'first_deposit'],
  informsFirst: false,
  withdrawalCancel: 'site',
  bonusTurnover: null,
  shortestExclusionMonths: 6,
};

export const JURISDICTION_RULES: Readonly<Record<Jurisdiction, JurisdictionRules>> = {
  open: OPEN,
  gb: {
    ...OPEN,
    autoplay: false,
    quickSpins: false,
    slotCycleMs: 2_500,
    casinoCycleMs: 5_000,
    slotStake: { adult: 5, young: 2 },
    netPosition: true,
    informsFirst: true,
    withdrawalCancel: 'never',
    bonusTurnover: 10,
  },
  mt: { ...OPEN, informsFirst: true },
  au: {
    ...OPEN,
    // Sports before the match, and lotteries.
    openHalls: ['sport', 'esport', 'lottery'],
    betsInPlay: false,
    autoplay: false,
    quickSpins: false,
    netPosition: true,
    loosenAfterHours: 168,
    invitations: ['registration', 'first_deposit', 'yearly'],
    informsFirst: true,
    withdrawalCancel: 'never',
    bonusTurnover: 0,
    shortestExclusionMonths: 3,
  },
};

/** Below this age the lower stake applies. */
export const YOUNG_PLAYER_UNTIL_YEARS = 25;
