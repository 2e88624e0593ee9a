import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../../testing/folder.ts';
import { releaseFolders, type ReleaseFolders } from '../folders.ts';
import { signatureOf } from '../signature.ts';
import { refuseForged } from '../stored.ts';
import { owns } from './publisher.ts';
import { keyText, readPublishers, type PublisherList } from './read.ts';
import { siteKey } from './site-key.ts';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let folders: ReleaseFolders;
beforeEach(async () => {
  temporary = await temporaryFolder();
  folders = releaseFolders(temporary.path);
});
afterEach(() => temporary.remove());

const read = () => readPublishers(folders.publishers, folders.publicKey);
const team = generateKeyPairSync('ed25519');
const listed: PublisherList[number] = {
  id: 'team-agent',
  key: keyText(team.publicKey),
  parts: ['mf-agent'],
  may: ['publish', 'move'],
};
async function write(list: unknown): Promise<void> {
  await mkdir(folders.keys, { recursive: true });
  await writeFile(folders.publishers, JSON.stringify(list));
}

describe('the list of publishers', () => {
  it('is empty before anything was published', async () => {
    expect((await read()).size).toBe(0);
  });

  it('has the site’s own publisher after the first publication, whose private key is its owner’s alone', async () => {
    const keys = await Promise.all([siteKey(folders), siteKey(folders), siteKey(folders)]);
    const own = keyText(createPublicKey(await siteKey(folders)));
    expect(keys.map((key) => keyText(createPublicKey(key)))).toEqual([own, own, own]);
    const site = (await read()).get('site');
    expect(site && keyText(site.key)).toBe(own);
    expect(site).toMatchObject({ parts: ['*'], may: ['publish', 'move'], retired: false });
    expect(((await stat(folders.privateKey)).mode & 0o777).toString(8)).toBe('600');
  });

  it('has the site’s own publisher alone in a directory from before there were several', async () => {
    await siteKey(folders);
    await rm(folders.publishers);
    expect([...(await read()).keys()]).toEqual(['site']);
  });

  it('is left as the operator wrote it', async () => {
    await write([listed]);
    await siteKey(folders);
    expect(JSON.parse(await readFile(folders.publishers, 'utf8'))).toEqual([listed]);
    const publisher = (await read()).get('team-agent');
    expect(publisher?.retired).toBe(false);
    expect(publisher && [owns(publisher, 'mf-agent'), owns(publisher, 'shell')]).toEqual([true, false]);
  });

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  it.each([
    ['no JSON', '{', 'is no JSON'],
    ['a key of another kind', [{ ...listed, key: keyText(rsa) }], '0.key: must be an Ed25519 public key'],
    ['a part that cannot be', [{ ...listed, parts: ['../keys'] }], '0.parts.0'],
    ['an unknown right', [{ ...listed, may: ['everything'] }], '0.may.0'],
    ['the same id twice', [listed, { ...listed, retired: true }], 'the list: each id must be there once'],
  ])('is refused with %s, and the file is named', async (_, list, reason) => {
    await mkdir(folders.keys, { recursive: true });
    await writeFile(folders.publishers, typeof list === 'string' ? list : JSON.stringify(list));
    await expect(read()).rejects.toThrow(reason);
    await expect(read()).rejects.toThrow(folders.publishers);
  });
});

describe('a release is held to be genuine', () => {
  const signed = (document: object, key = team.privateKey) => ({
    ...document,
    signature: signatureOf(document, key),
  });
  const own = { release: '1', publisher: 'team-agent' };
  const verdict = async (document: object, part = 'mf-agent') => {
    const publishers = await read();
    try {
      refuseForged(document, part, publishers);
      return 'genuine';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('where a publisher of the site that owns the part has signed it, retired or not', async () => {
    await write([listed]);
    expect(await verdict(signed(own))).toBe('genuine');
    await write([{ ...listed, retired: true }]);
    expect(await verdict(signed(own))).toBe('genuine');
  });

  it('not where its publisher may only check: such a key is in the hands of every change', async () => {
    await write([{ ...listed, may: ['check'] }]);
    expect(await verdict(signed(own))).toContain('expected a publisher that may publish, got team-agent');
    await write([{ ...listed, may: ['check', 'move'], retired: true }]);
    expect(await verdict(signed(own))).toBe('genuine');
  });

  it('as the site’s own, where it names nobody: releases of contract 1.1 do not', async () => {
    const key = await siteKey(folders);
    expect(await verdict(signed({ release: '1' }, key))).toBe('genuine');
    expect(await verdict(signed({ release: '1' }))).toContain('expected the one of site over this document');
  });

  it('not where anything is other than it says', async () => {
    await write([listed]);
    expect(await verdict({ ...signed(own), release: '2' })).toBe(
      'mf-agent: signature of the release: expected the one of team-agent over this document, got another one, or none. Publish it again: whoever changed it has not signed it.',
    );
    expect(await verdict(own)).toContain('got another one, or none');
    expect(await verdict(signed(own), 'shell')).toContain(
      'expected a publisher that owns shell, got team-agent, which owns mf-agent',
    );
    expect(await verdict(signed({ ...own, publisher: 'stranger' }))).toContain(
      'expected a publisher of this site, got "stranger"',
    );
    expect(await verdict(signed({ ...own, publisher: ['team-agent'] }))).toContain(
      'expected a publisher of this site',
    );
  });
});
