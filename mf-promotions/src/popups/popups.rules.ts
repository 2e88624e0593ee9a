import type { Bulletin } from '@tessera/wire';

/** The platform's `display_location`: 1 for guests, 2 for members in the lobby, 3 for members who deposit. */
export type PopUpPlace = 1 | 2 | 3;

const HOUR_MS = 3_600_000;
/** Other pages are there for one thing to do, which a pop-up would interrupt. */
const LOBBY = /^\/($|gameHall\/|slotgame$)/;
const DEPOSIT = /^\/(user\/Deposit|fastPayment)$/i;

/**
 * Returns the place of the pop-ups of a page, or `undefined` for a page without any (spec §4 Pop-up).
 * @param path without the language
 * @param search its query: `/user?page=Deposit` is the page of deposits, too
 */
export function popUpPlace(path: string, search: string, isMember: boolean): PopUpPlace | undefined {
  const page = path === '/user' ? new URLSearchParams(search).get('page') : null;
  if (isMember && DEPOSIT.test(page === null ? path : `/user/${page}`)) return 3;
  if (!LOBBY.test(path)) return undefined;
  return isMember ? 2 : 1;
}

/**
 * Returns the pop-ups that have changed since the visitor closed them. A closing counts for the hours of the place, or
 * always for 0 hours: then a member's pop-ups are hidden by the platform, too.
 * @param closedAt when they were closed last, as ISO 8601
 * @param forHours the place's `display_frequency`
 */
export function newPopUps(
  list: readonly Bulletin[],
  closedAt: string | undefined,
  forHours: number,
  nowMs: number,
): readonly Bulletin[] {
  const closedMs = closedAt === undefined ? Number.NaN : Date.parse(closedAt);
  if (Number.isNaN(closedMs)) return list;
  if (forHours > 0 && nowMs >= closedMs + forHours * HOUR_MS) return list;
  return list.filter(({ updatedAt }) => Date.parse(updatedAt) > closedMs);
}
