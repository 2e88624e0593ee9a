import { startTessera } from '@tessera/e2e/tessera';
import { using } from '../ending.ts';
import { interleaved } from '../rounds.ts';
import { compared, limited, type Row } from '../rows.ts';
import { buildJobs } from './builds.ts';
import { copyProject } from './project-copy.ts';
import { shippingJobs } from './shipping.ts';

export const REMOTE = 'mf-agent';

/** Measures builds and releases of one remote, round by round, on a site and in a folder that end with it. */
export async function measureRelease(rounds: number, say: (line: string) => void): Promise<Row[]> {
  say('starting Tessera');
  return using(
    () => startTessera(),
    (tessera) => tessera.stop(),
    (tessera) =>
      using(
        () => copyProject(REMOTE),
        (copy) => copy.remove(),
        async (copy) => {
          const builds = buildJobs(REMOTE, copy);
          const shipping = shippingJobs(REMOTE, tessera);
          // The cache of what is built in this repository is filled, whatever was there before.
          await builds.unchanged();
          const onRound = (round: number) => say(`round ${round} of ${rounds}`);
          return rowsOf(await interleaved(rounds, inOneForm({ ...builds, ...shipping }), onRound));
        },
      ),
  );
}

/** How long it took, or how long until each effect, ms. */
type Took = Readonly<Record<string, number>>;
type Jobs = ReturnType<typeof buildJobs> & ReturnType<typeof shippingJobs>;
type Results = Readonly<Record<keyof Jobs, readonly Took[]>>;

function inOneForm(jobs: Jobs): Record<keyof Jobs, () => Promise<Took>> {
  const entries = Object.entries<() => Promise<number | Took>>(jobs).map(([name, job]) => {
    const run = async (): Promise<Took> => {
      const took = await job();
      return typeof took === 'number' ? { all: took } : took;
    };
    return [name, run] as const;
  });
  return Object.fromEntries(entries) as Record<keyof Jobs, () => Promise<Took>>;
}

export function rowsOf(results: Results): Row[] {
  const ms = (name: keyof Jobs, effect = 'all') => results[name].flatMap((took) => took[effect] ?? []);
  const against = (what: string, ours: readonly number[], than: string, theirs: readonly number[]) =>
    compared({ what, unit: 'ms', ours, theirs, than });
  const copied = ms('plainRelease');
  const pointed = ms('plainRollback');
  const copying = 'a copy into a folder, and a link';
  return [
    against('Build, nothing cached', ms('cold'), 'webpack alone', ms('bareCold')),
    against('Build, one source edited', ms('edited'), 'webpack alone', ms('bareEdited')),
    limited({
      what: 'Build, nothing changed',
      unit: 'ms',
      ours: ms('unchanged'),
      note: 'out of the cache of nx',
    }),
    against('Release to live', ms('release', 'live'), copying, copied),
    against('Release to a page', ms('release', 'page'), copying, copied),
    against('Upload alone', ms('upload'), copying, copied),
    against('Canary to its first visitor', ms('canary', 'visitor'), copying, copied),
    against('Rollback to live', ms('rollback', 'live'), 'a link', pointed),
    against('Rollback to a page', ms('rollback', 'page'), 'a link', pointed),
    limited({
      what: '`npm run release`, nothing changed, to live',
      unit: 'ms',
      ours: ms('npmRelease', 'live'),
    }),
  ];
}
