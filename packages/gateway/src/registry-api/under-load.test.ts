import { isInCanary } from '../canary/share.ts';
import { SHELL } from '../releases/folders.ts';
import type { Standing } from '../releases/state/state.ts';
import { json } from '../testing/answers.ts';
import { writeRemote, writeServer, writeShell } from '../testing/builds.ts';
import { startPlayers, type Loaded, type Players } from '../testing/players.ts';
import { expectMoreThan, expectWithin, sized } from '../testing/proof.ts';
import { addPublisher, publisher } from '../testing/publisher.ts';
import type { Given } from '../testing/releases-of-page.ts';
import { startTwoGateways, type TestGateways } from '../testing/two-gateways.ts';
import { until } from '../testing/until.ts';
import { REGISTRY_PATH } from './registry-api.ts';
import type { Moved } from './make-move.ts';

/** Releases that go live, or are tried, while players read; all of them in `npm run prove`. */
const RELEASES = sized(12, 50);
const PARTS = ['mf-lobby', 'mf-agent', SHELL];
/** What happens to each part, again and again. */
const LIFE = [
  'publish',
  'publish',
  'canary',
  'promote',
  'publish',
  'rollback',
  'canary',
  'withdraw',
] as const;

interface Step {
  readonly part: string;
  readonly what: (typeof LIFE)[number];
  /** Of a step that needs a new one. */
  readonly release: string | undefined;
}

/** Of the visitors who try a canary. */
const SHARE = 0.4;
const PLAYERS = 4;
const FIRST = '0.1.0-aaaa1111';
/** A move is served by every gateway within this time: `npm run prove` checks it. */
const SOON_MS = 2_000;

let site: TestGateways;
let players: Players;
afterEach(async () => {
  await players?.end();
  await site?.close();
});

/** Renders what the remotes' server builds say of themselves, into the markup and into the data. */
const shellServer = (release: string) => `
  exports.packageModules = {};
  exports.renderFirstScreen = async ({ registry }, { remoteOf }) => {
    const rendered = { ${SHELL}: '${release}' };
    for (const { name, live } of registry.remotes) rendered[name] = remoteOf(live).release;
    return { html: JSON.stringify(rendered), preloads: '', styles: [], styleRules: '', data: rendered };
  };
`;
const remoteServer = (release: string) => `exports.default = { activate() {}, release: '${release}' };`;

async function build(folder: TestGateways['folder'], part: string, release: string): Promise<string> {
  const dir = await folder(`${part}-${release}`);
  if (part === SHELL) {
    return writeShell(dir, { release, server: await writeServer(dir, shellServer(release)) });
  }
  const server = await writeServer(dir, remoteServer(release));
  const global = `${part}_${release}`.replace(/\W/g, '_');
  return writeRemote(dir, part, { release, server, global });
}

/** What a visitor is given at a revision, by the standings alone. */
function givenAt(parts: Readonly<Record<string, Standing>>, visitor: string | undefined): Given {
  const entries = Object.entries(parts).map(([part, { live, previous, canary }]) => {
    const isTried = canary && visitor !== undefined && isInCanary(visitor, { part, ...canary });
    const [own, back] = isTried ? [canary.release, live] : [live, previous];
    return [part, part === SHELL ? [own] : [own, back, isTried ? 'canary' : 'live']] as const;
  });
  return Object.fromEntries(entries);
}

/** The parts' lives, a step of each in turn, until there is this number of releases. */
function stepsOf(releases: number): Step[] {
  const steps: Step[] = [];
  for (let made = 0; made < releases;) {
    const part = PARTS[steps.length % PARTS.length] ?? '';
    const what = LIFE[Math.floor(steps.length / PARTS.length) % LIFE.length] ?? 'publish';
    const isNew = what === 'publish' || what === 'canary';
    steps.push({ part, what, release: isNew ? `0.${(made += 1)}.1-bbbb2222` : undefined });
  }
  return steps;
}

const isRendered = ({ first }: Loaded) => first !== undefined;
const hasCanary = ({ given }: Loaded) => Object.values(given).some(([, , channel]) => channel === 'canary');

/** Equal for the same releases, in whatever order. */
const textOf = (given: Given) => JSON.stringify(Object.entries(given).sort());

const liveOf = (given: Given) =>
  Object.fromEntries(Object.entries(given).map(([part, [live]]) => [part, live]));

/** Waits until a gateway gives a revision. @returns how long it took, ms */
function untilServed(url: string, revision: number): Promise<number> {
  return until(async () => {
    const live = (await json(fetch(`${url}${REGISTRY_PATH}/live`))) as { revision: number };
    return live.revision >= revision;
  });
}

test(`two gateways under load while ${RELEASES} releases come and go: no failed request, no mixed version within a page`, async () => {
  site = await startTwoGateways((folder) => Promise.all(PARTS.map((part) => build(folder, part, FIRST))));
  const urls = site.gateways.map(({ url }) => url);
  const { key, id } = await addPublisher(
    { url: urls[0] ?? '', dataDir: site.dataDir },
    { id: 'team', parts: ['*'] },
  );
  let calls = 0;
  // Of an upload, too, one step goes to the one and the next to the other.
  const team = publisher(() => urls[(calls += 1) % urls.length] ?? '', id, key);

  const first = Object.fromEntries(
    PARTS.map((part) => [part, { live: FIRST, previous: null, canary: null }]),
  );
  const revisions = new Map<number, Readonly<Record<string, Standing>>>([[1, first]]);
  const served = urls.map(() => 1);
  let started = 1;
  players = startPlayers(PLAYERS, urls, {
    revisionOf: (gateway) => served[gateway] ?? 0,
    started: () => started,
  });

  const store = async ({ part, release }: Step) => {
    if (release === undefined) return;
    const stored = await team.upload(await build(site.folder, part, release));
    expect([release, stored.status, await json(stored)]).toMatchObject([release, 201, { outcome: 'stored' }]);
  };
  const waits: number[] = [];
  const steps = stepsOf(RELEASES);
  if (steps[0]) await store(steps[0]);
  for (const [index, { part, what, release }] of steps.entries()) {
    started += 1;
    const also = { ...(release && { release }), ...(what === 'canary' && { share: SHARE }) };
    const answer = await team.move({ part, what, ...also });
    const moved = (await json(answer)) as Moved;
    expect([what, part, answer.status, moved]).toMatchObject([what, part, 200, { revision: started }]);
    revisions.set(started, { ...revisions.get(started - 1), [part]: moved.standing });
    const own = urls.map(async (url, gateway) => {
      waits.push(await untilServed(url, started));
      served[gateway] = started;
    });
    await Promise.all(own);
    const next = steps[index + 1];
    await Promise.all([next && store(next), players.haveSeen(started)]);
    // Every few pages a new visitor comes: one of them is in the canary.
    if (what === 'canary') await until(() => players.failures.length > 0 || players.pages.some(hasCanary));
  }
  await until(() => players.failures.length > 0 || players.pages.some(isRendered));
  await players.end();

  expect(players.failures).toEqual([]);
  const { pages } = players;
  const isOfOneRevision = ({ since, started: last, visitor, given }: Loaded) =>
    [...revisions].some(
      ([revision, parts]) =>
        revision >= since && revision <= last && textOf(givenAt(parts, visitor)) === textOf(given),
    );
  expect(pages.filter((page) => !isOfOneRevision(page))).toEqual([]);
  const rendered = pages.filter(isRendered);
  for (const { first: data, given } of rendered) expect(data).toEqual(liveOf(given));
  expectWithin(Math.max(...waits), SOON_MS);
  expect(site.gateways.map(({ said }) => said())).toEqual(['', '']);

  // Enough of everything that it means something.
  expect(pages.length).toBeGreaterThanOrEqual(PLAYERS * (revisions.size - 1));
  expectMoreThan(players.requests(), 60 * RELEASES);
  expectMoreThan(rendered.length, pages.length / 2);
  expectMoreThan(pages.filter(hasCanary).length, 0.4 * RELEASES);
}, 300_000);
