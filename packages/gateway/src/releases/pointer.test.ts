import { mkdir, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../testing/folder.ts';
import { releaseFolders } from './folders.ts';
import { advanced, NOTHING_LIVE, readPointer, returned, writePointer } from './pointer.ts';

describe('the pointer', () => {
  it('advances to a release and remembers the one before', () => {
    const first = advanced(NOTHING_LIVE, 'mf-lobby', '1');
    const second = advanced(first, 'mf-lobby', '2');
    expect(second.parts['mf-lobby']).toEqual({ live: '2', previous: '1' });
    expect(advanced(second, 'mf-lobby', '2')).toBe(second);
  });

  it('returns to the previous release where there is one', () => {
    const pointer = advanced(advanced(NOTHING_LIVE, 'mf-lobby', '1'), 'mf-lobby', '2');
    expect(returned(pointer, 'mf-lobby')?.parts['mf-lobby']).toEqual({ live: '1', previous: '2' });
    expect(returned(NOTHING_LIVE, 'mf-lobby')).toBeUndefined();
  });

  it('is always read whole while it is moved', async () => {
    const temporary = await temporaryFolder();
    const folders = releaseFolders(temporary.path);
    await mkdir(folders.root);
    await writePointer(folders, advanced(NOTHING_LIVE, 'shell', 'release-0'));
    let moving = true;
    const reader = (async () => {
      const seen = new Set<string | undefined>();
      while (moving) seen.add((await readPointer(folders)).parts['shell']?.live);
      return seen;
    })();
    for (let index = 1; index <= 50; index += 1) {
      await writePointer(folders, advanced(NOTHING_LIVE, 'shell', `release-${index}`));
    }
    moving = false;
    const seen = await reader;
    expect(seen.has(undefined)).toBe(false);
    expect((await readPointer(folders)).parts['shell']?.live).toBe('release-50');
    await temporary.remove();
  });

  it('is nothing before the first publication, and no guess when it is damaged', async () => {
    const temporary = await temporaryFolder();
    const folders = releaseFolders(temporary.path);
    expect(await readPointer(folders)).toEqual(NOTHING_LIVE);
    await mkdir(folders.root);
    await writeFile(folders.pointer, '{"parts": {"../x": {"live": "1", "previous": null}}}');
    await expect(readPointer(folders)).rejects.toThrow(
      'live.json is no pointer: publish again, or restore it',
    );
    await temporary.remove();
  });
});
