import { cityScenes } from './city.scenes.ts';
import { landScenes } from './land.scenes.ts';
import { skyScenes } from './sky.scenes.ts';
import type { Scene } from './stage.ts';
import { venueScenes } from './venue.scenes.ts';
import { waterScenes } from './water.scenes.ts';

/** Every place a picture can happen in. */
export const scenes = {
  ...landScenes,
  ...waterScenes,
  ...skyScenes,
  ...cityScenes,
  ...venueScenes,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
