import { json, refusalOf } from './answers.ts';
import { writeRemote } from './builds.ts';
import { startSite, type TestSite } from './gateway.ts';
import { addPublisher, type TestPublisher } from './publisher.ts';

export const REGISTRY = '/internal/releases';
/** What the team publishes, unless it is told. */
export const NEXT = '0.2.0-cccc3333';

/** A site whose lobby belongs to a team with a key of its own. */
export interface TeamSite {
  readonly site: TestSite;
  /** Of `mf-lobby` and `mf-new`. */
  readonly team: TestPublisher;
  /** Writes a build of the lobby. @returns its `dist` */
  readonly build: (release?: string, changes?: Parameters<typeof writeRemote>[2]) => Promise<string>;
  /** A refusal's status and lines; fails where an answer tells of the machine. */
  readonly refusal: (answer: Response | Promise<Response>) => ReturnType<typeof refusalOf>;
  readonly live: (
    headers?: Record<string, string>,
  ) => Promise<{ revision: number; parts: Record<string, string> }>;
}

export async function startTeamSite(): Promise<TeamSite> {
  const site = await startSite();
  return {
    site,
    team: await addPublisher(site, { id: 'team-lobby', parts: ['mf-lobby', 'mf-new'] }),
    build: async (release = NEXT, changes = {}) =>
      writeRemote(await site.folder(release), 'mf-lobby', { release, ...changes }),
    refusal: (answer) => refusalOf(answer, site.dataDir),
    live: async (headers) =>
      (await json(site.get(`${REGISTRY}/live`, headers))) as Awaited<ReturnType<TeamSite['live']>>,
  };
}
