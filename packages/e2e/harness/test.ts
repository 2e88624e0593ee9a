import { expect, test as base } from '@playwright/test';
import { createProblems, type Problems } from './problems.ts';
import { createLobby, type Lobby } from './lobby.ts';
import type { BackEnd } from './tessera.ts';

interface Fixtures {
  /** What must not happen, in any page of the journey; a journey declares what it provokes. */
  readonly problems: Problems;
  readonly lobby: Lobby;
  /** The platform's own address, for the wire. */
  readonly platform: string;
  readonly isPhone: boolean;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(required('SITE_URL')),
  platform: async ({}, use) => use(required('PLATFORM_URL')),
  isPhone: async ({ isMobile }, use) => use(isMobile),
  problems: [
    async ({ context }, use) => {
      const problems = createProblems();
      await problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'nothing went wrong behind the page').toEqual([]);
    },
    { auto: true },
  ],
  lobby: async ({ page, isMobile }, use) => use(createLobby(page, isMobile)),
});

/** The back end of the run's site, for another site beside it. */
export const backEnd = (): BackEnd => ({
  platform: required('PLATFORM_URL'),
  games: required('GAMES_URL'),
});

export { expect } from '@playwright/test';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by harness/start.ts: run the journeys by "npm run e2e"`);
  return value;
}
