/** The areas that group calls by name (`auth.login`, `x.deposit.create`), in the order of the documents. */
export const AREAS = {
  visitor: {
    title: 'Visitors',
    description: 'Calls that the gateway answers itself. A back end does not implement them.',
  },
  site: { title: 'Site', description: 'Settings, templates and conversion tracking of a site.' },
  lists: {
    title: 'Lists',
    description: 'Links, logos and advertisements of a template’s frame, and game lists outside the lobby.',
  },
  lobby: { title: 'Lobby', description: 'Banners, announcements, halls, games, search and favourites.' },
  content: { title: 'Content', description: 'Pop-ups, news and help.' },
  promotions: { title: 'Promotions', description: 'The site’s offers to its players.' },
  bonuses: { title: 'Bonuses', description: 'Bonuses with terms that a member opts in to.' },
  missions: { title: 'Missions', description: 'What members can do for a reward.' },
  sponsors: { title: 'Sponsors', description: 'The site’s sponsors.' },
  announcements: { title: 'Announcements', description: 'Announcements to members.' },
  auth: {
    title: 'Login and registration',
    description: 'Captchas, login, registration and proof of identity.',
  },
  member: { title: 'Member', description: 'The member’s own account.' },
  letters: { title: 'Letters', description: 'Letters to one member.' },
  play: { title: 'Play', description: 'Opening and leaving games.' },
  money: {
    title: 'Wallets',
    description: 'Money held at providers, and the features of a currency.',
  },
  deposit: { title: 'Deposits', description: 'Paying money in.' },
  withdrawal: { title: 'Withdrawals', description: 'Paying money out.' },
  bankAccount: { title: 'Bank accounts', description: 'The accounts that receive withdrawals.' },
  records: { title: 'Records', description: 'Payments, balance entries and bets.' },
  responsible: { title: 'Responsible gaming', description: 'The member’s own limits and breaks from play.' },
  activities: { title: 'Activities', description: 'Red envelopes, the roulette and the daily sign-in.' },
  recommendation: { title: 'Recommendation', description: 'Rewards for members who introduce others.' },
  agent: { title: 'Agents', description: 'The agent programme: downline, links, commission.' },
  live: { title: 'Realtime', description: 'Events that a client missed on its socket.' },
  provider: {
    title: 'Providers',
    description:
      'The seamless wallet, for game servers with the provider’s key. The gateway does not forward it.',
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly description: string }>>;

export type Area = keyof typeof AREAS;

/**
 * Returns a call's area.
 * @throws Error for an unknown area; add it above
 */
export function areaOf(callName: string): Area {
  const [area = ''] = callName.replace(/^x\./, '').split('.');
  if (!Object.hasOwn(AREAS, area)) throw new Error(`${callName}: openapi/areas.ts has no area "${area}"`);
  return area as Area;
}
