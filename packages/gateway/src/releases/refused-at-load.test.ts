import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeRemote, writeShell } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { releaseFolders } from './folders.ts';
import { publish } from './publish.ts';
import { keyText } from './publishers/read.ts';
import { siteKey } from './publishers/site-key.ts';
import { loadReleases, type LiveReleases } from './registry.ts';
import { signatureOf } from './signature.ts';
import { openReleaseSite, type ReleaseSite } from './site.ts';

/** A release that came into the store by hand, past all that publishing checks. */

const GOOD = '0.1.0-bbbb2222';
const BY_HAND = '0.2.0-hand';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let site: ReleaseSite;
let last: LiveReleases | null;

beforeEach(async () => {
  temporary = await temporaryFolder();
  const dataDir = temporary.path;
  site = await openReleaseSite({ dataDir });
  const lobby = await writeRemote(temporary.sub('lobby'), 'mf-lobby');
  await publish({ dataDir, dists: [await writeShell(temporary.sub('shell')), lobby] });
  last = (await loadReleases(site, null)).live;
  const byHand = await writeRemote(temporary.sub('lobby2'), 'mf-lobby', { release: BY_HAND });
  await publish({ dataDir, dists: [byHand] });
});
afterEach(async () => {
  await site.close();
  await temporary.remove();
});

type Document = Record<string, unknown> & { readonly config: object };

/** Changes the stored release; signed as a publisher of the site, unless another key is given. */
async function change(changes: (document: Document) => object, key?: KeyObject): Promise<void> {
  const file = temporary.sub(join('releases/mf-lobby', BY_HAND, 'release.json'));
  const document = JSON.parse(await readFile(file, 'utf8')) as Document;
  const changed = { ...document, ...changes(document) };
  const signer = key ?? (await siteKey(releaseFolders(temporary.path)));
  await writeFile(file, JSON.stringify({ ...changed, signature: signatureOf(changed, signer) }));
}
async function addPublisher(id: string, parts: readonly string[]): Promise<KeyObject> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = releaseFolders(temporary.path).publishers;
  const list = JSON.parse(await readFile(file, 'utf8')) as object[];
  const entry = { id, key: keyText(publicKey), parts, may: ['publish', 'move'] };
  await writeFile(file, JSON.stringify([...list, entry]));
  return privateKey;
}

const CHANGES: Readonly<Record<string, [change: () => Promise<void>, reason: RegExp]>> = {
  'wants a contract that the shell has not': [
    () => change(({ config }) => ({ config: { ...config, contract: '^9.0.0' } })),
    /contract: expected \^9\.0\.0, got 1\.0\.0/,
  ],
  'wants another React': [
    () => change(() => ({ shared: { react: '^18.2.0' } })),
    /react: expected \^18\.2\.0, got 19\.3\.1/,
  ],
  'wants a package that the shell does not share': [
    () => change(() => ({ shared: { vue: '^3.0.0' } })),
    /vue: expected \^3\.0\.0, got /,
  ],
  'is signed with a key that nobody knows': [
    () => change(() => ({ publisher: 'site' }), generateKeyPairSync('ed25519').privateKey),
    /signature of the release: expected the one of site/,
  ],
  'is signed by nobody of this site': [
    () => change(() => ({ publisher: 'stranger' }), generateKeyPairSync('ed25519').privateKey),
    /expected a publisher of this site, got "stranger"/,
  ],
  'is signed by the team of another part': [
    async () => change(() => ({ publisher: 'agents' }), await addPublisher('agents', ['mf-agent'])),
    /expected a publisher that owns mf-lobby, got agents, which owns mf-agent/,
  ],
  'is in no form': [() => change(() => ({ entry: 7 })), /Invalid type/],
};

for (const [what, [prepare, reason]] of Object.entries(CHANGES)) {
  test(`a release that ${what} is refused, and the last good one goes on`, async () => {
    await prepare();
    // A gateway that runs, and one that is just started.
    for (const before of [last, null]) {
      const { live, refused } = await loadReleases(site, before);
      expect(refused).toEqual([expect.stringMatching(reason)]);
      expect(refused[0]).toContain(`mf-lobby ${BY_HAND} is refused`);
      expect(live?.registry.remotes.map((entry) => entry.live.release)).toEqual([GOOD]);
    }
  });
}
