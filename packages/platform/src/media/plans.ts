import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashOfArt } from './art-hash.ts';
import { pictureId, type PicturePlan } from './images.ts';

/**
 * Every picture of the site, by its id. Casting three hundred covers so that no two look alike takes seconds: the
 * result is kept beside the pictures for as long as no line of the art changes.
 */
export async function loadPlans(directory: string): Promise<ReadonlyMap<string, PicturePlan>> {
  const file = join(directory, `plans.${hashOfArt()}.json`);
  try {
    return byId(JSON.parse(readFileSync(file, 'utf8')) as PicturePlan[]);
  } catch {
    const plans = await planInThread();
    writeFileSync(`${file}.new`, JSON.stringify(plans));
    renameSync(`${file}.new`, file);
    return byId(plans);
  }
}

const byId = (plans: readonly PicturePlan[]) => new Map(plans.map((plan) => [pictureId(plan.picture), plan]));

function planInThread(): Promise<PicturePlan[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./plans.worker.ts', import.meta.url));
    thread.once('message', (plans: PicturePlan[]) => resolve(plans));
    thread.once('error', reject);
  });
}
