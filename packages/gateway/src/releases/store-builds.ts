import { readFile } from 'node:fs/promises';
import { hasCode } from '../errors.ts';
import type { Build } from './build.ts';
import { inParallel } from './parallel.ts';
import { Refused } from './refusal.ts';
import type { ReleaseSite } from './site.ts';
import type { Sign } from './site-signer.ts';
import { refuseForged } from './stored.ts';
import type { Upload } from './store/store.ts';
import { refuseTaken } from './store/upload.ts';

/**
 * Signs and stores builds of this machine; those that are stored already are left alone.
 * @throws Refused where a file is not what was built, or another build has a release's name; none appears then
 */
export async function storeBuilds(site: ReleaseSite, builds: readonly Build[], sign: Sign): Promise<void> {
  const uploads: Upload[] = [];
  await site.store.sweep();
  try {
    for (const build of builds) {
      const { name } = build.description;
      const document = sign(build.description);
      const stored = await site.store.readDocument(name, document.release);
      if (stored !== undefined) {
        refuseTaken(name, stored, document);
        refuseForged(stored as object, name, await site.publishers());
        continue;
      }
      const upload = await site.store.begin(name, document);
      uploads.push(upload);
      await inParallel(await upload.missing(), async (file) =>
        upload.put(file, await readBuilt(build, file)),
      );
    }
  } catch (error) {
    await Promise.all(uploads.map((upload) => upload.discard()));
    throw error;
  }
  for (const upload of uploads) await upload.finish();
}

async function readBuilt({ description: { name, document }, pathOf }: Build, file: string): Promise<Buffer> {
  try {
    return await readFile(pathOf(file));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    const what = `${name} ${document.release}: ${file}`;
    const hint = 'build it again';
    throw new Refused([{ code: 'hash', what, expected: pathOf(file), actual: 'no such file', hint }]);
  }
}
