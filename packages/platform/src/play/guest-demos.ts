import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { SiteSettings } from '@tessera/wire';
import { games } from '../db/schema/catalogue.ts';

type DemoRule = Pick<SiteSettings, 'guestDemo' | 'customizedProviders'>;

/** Whether a guest may try the demos of a provider: not where its page is for members (spec §5). */
export function guestMayTry({ guestDemo, customizedProviders = [] }: DemoRule, providerId: number): boolean {
  return guestDemo && !customizedProviders.includes(providerId);
}

/** Limits games to those with a demo for this visitor. */
export function withDemoFor({ customizedProviders = [] }: DemoRule, isMember: boolean): SQL | undefined {
  const forMembers = isMember ? [] : customizedProviders;
  return and(eq(games.demo, true), notInArray(games.providerId, [...forMembers]));
}
