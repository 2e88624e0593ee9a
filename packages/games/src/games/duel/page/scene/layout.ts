import type { SceneSize } from '../../../../page/kit.ts';
import { TALL } from '../art/puppets.ts';
import type { Side } from '../../rules/fight.ts';

/** Where things stand on the stage; all in pixels of the page. */
export interface Layout extends SceneSize {
  /** Lower edge of the valance, on which the names stand. */
  readonly valance: number;
  readonly ground: number;
  /** Pixels of a puppet's unit. */
  readonly scale: number;
  /** Where the two stand at rest. */
  readonly x: Readonly<Record<Side, number>>;
  /** What lies between them. */
  readonly gap: number;
  /** Width of a side curtain. */
  readonly curtain: number;
}

/** Below this a stage is a phone's. */
const SMALL = 420;

export function layoutOf({ width, height }: SceneSize): Layout {
  const small = height < SMALL || width < SMALL;
  const valance = Math.min(height * 0.34, small ? 82 : 104);
  const ground = height - Math.min(height * 0.18, small ? 44 : 64);
  const tall = Math.max(20, Math.min((ground - valance) * 0.92, width * 0.46));
  const gap = Math.min(width * 0.5, tall * 1.7);
  return {
    width,
    height,
    valance,
    ground,
    scale: tall / TALL,
    gap,
    x: { left: (width - gap) / 2, right: (width + gap) / 2 },
    curtain: Math.min(64, width * 0.07),
  };
}
