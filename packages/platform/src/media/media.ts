import { existsSync, mkdirSync, readFileSync, writeFileSync, renameSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Image } from '@tessera/wire';
import type { FastifyBaseLogger } from 'fastify';
import { expectedColour } from './expected-colour.ts';
import { fileName, imageOf, pictureId, type Picture, type PicturePlan } from './images.ts';
import { loadPlans } from './plans.ts';
import { makeSharedPicture, originalName, sharedName } from './share-picture.ts';
import { openStudio } from './studio.ts';

export interface Media {
  /** @throws Error where the art knows no such picture */
  image(picture: Picture): Image;
  /** The path of a picture's largest size as JPEG, for those who preview a link. */
  sharePath(picture: Picture): string | undefined;
  /** The path of a picture that has one size. */
  path(picture: Picture): string;
  /**
   * The bytes of a file of ours, drawn now where it has not been yet; `undefined` for any other name.
   * @param patienceMs how long a drawing is waited for; `later` where it takes longer, and goes on
   */
  file(name: string, patienceMs?: number): Promise<{ bytes: Buffer; type: string } | 'later' | undefined>;
  /**
   * Draws these before what was ordered without hurry. Settles when they are there.
   * @param paths as {@link image} names them
   * @throws Error where one cannot be drawn
   */
  drawFirst(paths: readonly string[]): Promise<void>;
  /** Draws what is missing, without hurry. Settles when everything is there. */
  drawAll(): Promise<void>;
  close(): Promise<void>;
}

const TYPES = { avif: 'image/avif', svg: 'image/svg+xml' } as const;

/**
 * The site's pictures. They are drawn by the code in `art/` into the data directory, each under a name that stands
 * for its bytes, so that a second start draws nothing; one that is asked for before its turn is drawn first.
 */
export async function openMedia(directory: string, log: FastifyBaseLogger): Promise<Media> {
  mkdirSync(directory, { recursive: true });
  const plans = await loadPlans(directory);
  const files = new Map(
    [...plans.values()].flatMap((plan) => plan.sizes.map((size) => [fileName(plan, size), plan] as const)),
  );
  const colours = readColours(directory);
  const studio = openStudio();
  let closed = false;

  const planOf = (picture: Picture): PicturePlan => {
    const plan = plans.get(pictureId(picture));
    if (!plan) throw new Error(`there is no picture ${pictureId(picture)}`);
    return plan;
  };
  const keyOf = (plan: PicturePlan) => `${pictureId(plan.picture)}.${plan.stamp}`;
  const isDrawn = (plan: PicturePlan) =>
    colours.has(keyOf(plan)) && plan.sizes.every((size) => existsSync(join(directory, fileName(plan, size))));

  const drawing = new Map<string, Promise<void>>();

  /** Once at a time: who asks for a picture that is being drawn waits for that. */
  function draw(plan: PicturePlan, hurry: 'first' | 'when free'): Promise<void> {
    const key = keyOf(plan);
    const running = drawing.get(key);
    if (running) {
      if (hurry === 'first') studio.hasten(plan);
      return running;
    }
    const started = drawAndStore(plan, hurry).finally(() => drawing.delete(key));
    drawing.set(key, started);
    return started;
  }

  async function drawAndStore(plan: PicturePlan, hurry: 'first' | 'when free'): Promise<void> {
    const rendered = await studio.order(plan, hurry);
    await Promise.all(
      plan.sizes.map(async (size, index) => {
        const file = join(directory, fileName(plan, size));
        const beside = `${file}.${process.pid}.new`;
        await writeFile(beside, rendered.files[index] ?? Buffer.alloc(0));
        await rename(beside, file);
      }),
    );
    colours.set(keyOf(plan), rendered.colour);
  }

  return {
    image(picture) {
      const plan = planOf(picture);
      return imageOf(plan, colours.get(keyOf(plan)) ?? expectedColour(plan));
    },

    sharePath(picture) {
      const plan = planOf(picture);
      const size = plan.sizes.at(-1);
      const name = size && sharedName(fileName(plan, size));
      return name && `/media/${name}`;
    },

    path(picture) {
      const plan = planOf(picture);
      const [size] = plan.sizes;
      if (!size) throw new Error(`the picture ${pictureId(picture)} has no size`);
      return `/media/${fileName(plan, size)}`;
    },

    async file(name, patienceMs = Infinity) {
      const original = originalName(name);
      const plan = files.get(original);
      if (!plan) return undefined;
      const [file, drawn] = [join(directory, name), join(directory, original)];
      if (!existsSync(drawn) && (await isLate(draw(plan, 'first'), patienceMs))) return 'later';
      if (name === original) return { bytes: await readFile(file), type: TYPES[plan.format] };
      await makeSharedPicture(drawn, file);
      return { bytes: await readFile(file), type: 'image/jpeg' };
    },

    async drawFirst(paths) {
      const asked = paths.flatMap((path) => files.get(basename(path)) ?? []);
      const missing = asked.filter((plan) => !isDrawn(plan));
      const results = await Promise.allSettled(missing.map((plan) => draw(plan, 'first')));
      if (!closed && missing.length > 0) writeColours(directory, colours);
      const failure = results.find((result) => result.status === 'rejected');
      if (failure) throw failure.reason;
    },

    async drawAll() {
      const missing = [...plans.values()].filter((plan) => !isDrawn(plan));
      if (missing.length === 0) return;
      const started = Date.now();
      let drawn = 0;
      await Promise.all(
        missing.map(async (plan) => {
          try {
            await draw(plan, 'when free');
            drawn += 1;
            if (drawn % 40 === 0) writeColours(directory, colours);
          } catch (error) {
            if (!closed)
              log.error({ err: error, picture: pictureId(plan.picture) }, 'a picture could not be drawn');
          }
        }),
      );
      if (!closed) writeColours(directory, colours);
      if (!closed) log.info({ drawn, seconds: Math.round((Date.now() - started) / 1_000) }, 'pictures drawn');
    },

    async close() {
      closed = true;
      await studio.close();
      writeColours(directory, colours);
    },
  };
}

/** Whether work takes longer than that; it goes on, and its failure is whose who wait for it. */
async function isLate(work: Promise<void>, patienceMs: number): Promise<boolean> {
  if (patienceMs === Infinity) return work.then(() => false);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, patienceMs, true);
  });
  return Promise.race([work.then(() => false), late]).finally(() => {
    clearTimeout(timer);
    work.catch(() => undefined);
  });
}

function readColours(directory: string): Map<string, string> {
  try {
    return new Map(
      Object.entries(
        JSON.parse(readFileSync(join(directory, 'colours.json'), 'utf8')) as Record<string, string>,
      ),
    );
  } catch {
    return new Map();
  }
}

function writeColours(directory: string, colours: ReadonlyMap<string, string>): void {
  const file = join(directory, 'colours.json');
  const beside = `${file}.${process.pid}.new`;
  writeFileSync(beside, JSON.stringify(Object.fromEntries(colours)));
  renameSync(beside, file);
}
