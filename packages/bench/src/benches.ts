/** Something that can be measured with `npm run bench -- <name>`. */
export interface Bench {
  readonly name: string;
  readonly what: string;
  /** @returns the exit code: 0 when every bar is kept */
  readonly run: (args: readonly string[]) => Promise<number>;
}

export const BENCHES: readonly Bench[] = [
  {
    name: 'web',
    what: 'what the home page costs its players, and what a page costs the gateway',
    run: async (args) => (await import('./web/run.ts')).runWeb(args),
  },
  {
    name: 'pages',
    what: 'how reachable and well made every public page is, by Lighthouse, on desktops and phones',
    run: async (args) => (await import('./pages/run.ts')).runPages(args),
  },
  {
    name: 'release',
    what: 'how long a remote takes from its sources to its players',
    run: async (args) => (await import('./release/run.ts')).runRelease(args),
  },
  {
    name: 'platform',
    what: 'what the platform can take, beside the same work on bare fastify, pg and socket.io',
    run: async (args) => (await import('./platform/run.ts')).runPlatform(args),
  },
  {
    name: 'agents',
    what: "agents' figures of 100,000 members and 10 million bets, beside bare queries",
    run: async (args) => (await import('./agents/run.ts')).runAgents(args),
  },
  {
    name: 'games',
    what: "the house's games: frames while they are played, first code, settled rounds beside bare transactions",
    run: async (args) => (await import('./games/run.ts')).runGames(args),
  },
];
