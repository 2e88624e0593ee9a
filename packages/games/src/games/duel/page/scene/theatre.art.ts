import type { SpriteArt } from '../../../../page/kit.ts';
import type { Light } from '../lights.ts';
import { drawLight, type Aim } from './glow.ts';

/** A light, and where it goes. */
export type AimedLight = readonly [light: Light, aim: Aim];

/** What is drawn over the puppets in each frame, where they are drawn: in a worker, or in the page. */
export const THEATRE_ART: SpriteArt<never, readonly AimedLight[]> = {
  draw(ctx, lights) {
    for (const [light, aim] of lights) drawLight(ctx, light, aim);
  },
};
