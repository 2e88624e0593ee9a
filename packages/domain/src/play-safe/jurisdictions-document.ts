import {
  JURISDICTION_RULES,
  JURISDICTIONS,
  type Invitation,
  type JurisdictionRules,
} from './jurisdictions.ts';

/** One line of the table in docs/jurisdictions.md. */
interface Rule {
  readonly name: string;
  readonly value: (rules: JurisdictionRules) => string;
  readonly source: string;
  /** The clause was not read in the regulator's own text. */
  readonly isUnconfirmed?: true;
  /** Where the rule applies, and what is missing. */
  readonly where: string;
}

const yes = (is: boolean) => (is ? 'yes' : 'no');
const seconds = (ms: number) => (ms === 0 ? '–' : `${ms / 1_000} s`);
const always = (value: string) => () => value;

const INVITATIONS: Readonly<Record<Invitation, string>> = {
  registration: 'registration',
  first_deposit: 'first deposit',
  yearly: 'yearly',
};

const RULES: readonly Rule[] = [
  {
    name: 'halls that open for money',
    value: ({ openHalls }) => (openHalls === 'all' ? 'all' : openHalls.join(', ')),
    source: 'Interactive Gambling Act (Australia)',
    isUnconfirmed: true,
    where: 'opening a game (code 965), and the list of halls',
  },
  {
    name: 'bets on a match that has started',
    value: ({ betsInPlay }) => yes(betsInPlay),
    source: 'Interactive Gambling Act (Australia)',
    isUnconfirmed: true,
    where:
      'the house’s sportsbook: every slip (code 406), and its odds are locked; other providers follow the law by themselves',
  },
  {
    name: 'autoplay',
    value: ({ autoplay }) => (autoplay ? 'yes, with a loss limit' : 'no'),
    source: 'UK RTS 8C',
    where: 'the house’s games',
  },
  {
    name: 'turbo, quick spin, stopping a spin',
    value: ({ quickSpins }) => yes(quickSpins),
    source: 'UK RTS 14E',
    where: 'the house’s slots',
  },
  {
    name: 'shortest cycle of a slot',
    value: ({ slotCycleMs }) => seconds(slotCycleMs),
    source: 'UK RTS 14',
    isUnconfirmed: true,
    where: 'the house’s slots, on the server',
  },
  {
    name: 'shortest cycle of other casino games',
    value: ({ casinoCycleMs }) => seconds(casinoCycleMs),
    source: 'UK RTS 14G',
    where:
      'the house’s games that are played alone; tables are slower by themselves; shots in fishing rooms are not slowed',
  },
  {
    name: 'highest stake of a slot, in US dollars or their worth',
    value: ({ slotStake }) =>
      slotStake === null ? 'by game' : `${slotStake.adult}.00 (below 25 years: ${slotStake.young}.00)`,
    source: 'UK stake limits of 2025',
    isUnconfirmed: true,
    where: 'every wager (code 412); the house’s slots offer no higher one',
  },
  {
    name: 'a return below the stake is never celebrated',
    value: always('yes'),
    source: 'UK RTS 14F; the house’s own rule',
    where: 'the house’s games',
  },
  {
    name: 'on screen in a game',
    value: ({ netPosition }) => (netPosition ? 'elapsed time, net position' : 'elapsed time'),
    source: 'UK RTS 2E, 13C',
    where: 'the house’s games',
  },
  {
    name: '“deposit limit” is gross over a fixed period; nothing else bears the name',
    value: always('yes'),
    source: 'UK RTS 12B',
    where: 'limits of the member',
  },
  {
    name: 'raising a limit waits',
    value: ({ loosenAfterHours }) => (loosenAfterHours === 24 ? '24 h' : `${loosenAfterHours / 24} days`),
    source: 'UK RTS 12A; Australia NCPF',
    isUnconfirmed: true,
    where: 'limits of the member, and those that an operator sets',
  },
  {
    name: 'invitation to set a limit',
    value: ({ invitations }) => invitations.map((at) => INVITATIONS[at]).join(', '),
    source: 'UK RTS 12A; Australia NCPF',
    where: 'a dialog after the registration, a card below the first deposit; yearly: a letter',
  },
  {
    name: 'protection information before the first stake',
    value: ({ informsFirst }) => yes(informsFirst),
    source: 'MGA Player Protection Directive',
    where: 'opening a game (code 964)',
  },
  {
    name: 'cancelling a withdrawal',
    value: ({ withdrawalCancel }) => (withdrawalCancel === 'never' ? 'never' : 'the site’s choice'),
    source: 'UK RTS 14B',
    where: 'the call that cancels (code 103)',
  },
  {
    name: 'highest turnover of a bonus',
    value: ({ bonusTurnover }) =>
      bonusTurnover === null
        ? 'by bonus'
        : bonusTurnover === 0
          ? 'no bonus with turnover'
          : `${bonusTurnover} x`,
    source: 'UK LCCP 5.1.1; Australia NCPF',
    isUnconfirmed: true,
    where:
      'bonuses that the operator offers, grants or corrects (refused), and bonuses that were offered before (not shown, code 102)',
  },
  {
    name: 'shortest self-exclusion',
    value: ({ shortestExclusionMonths }) => `${shortestExclusionMonths} months`,
    source: 'UK LCCP; BetStop (Australia)',
    isUnconfirmed: true,
    where: 'self-exclusion (code 104)',
  },
  {
    name: 'history without asking',
    value: always('all'),
    source: 'UK RTS 1 (3 months); Australia NCPF (7 years)',
    where: 'records of the member',
  },
];

const HEAD = `# Jurisdictions

Which rules does each kind of law switch on? The setting \`JURISDICTION\` of the platform chooses one of \`open\` (the default), \`gb\`, \`mt\` and
\`au\`; the games receive it with each session. These are engineering defaults, not legal advice: a lawyer decides what a site must do. A
source marked “unconfirmed” was not read in the regulator's own text.

This page is made from \`packages/domain/src/play-safe\` by \`npm run docs -w @tessera/domain\`. Tests name the clause of the rule that they show
(\`jurisdictions.test.ts\`, \`law.test.ts\`, \`in-play.test.ts\`, \`Frame.test.tsx\`, \`in-play.test.tsx\`).
`;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns docs/jurisdictions.md. */
export function jurisdictionsMarkdown(): string {
  const lines = RULES.map(({ name, value, source, isUnconfirmed, where }) =>
    row([
      name,
      ...JURISDICTIONS.map((jurisdiction) => value(JURISDICTION_RULES[jurisdiction])),
      isUnconfirmed ? `${source} (unconfirmed)` : source,
      where,
    ]),
  );
  const head = ['rule', ...JURISDICTIONS, 'source', 'where it applies'];
  return [HEAD, row(head), row(head.map(() => '---')), ...lines, ''].join('\n');
}
