import type { WorldName } from '../../../../rules/game-code.ts';
import type { Theme } from './theme.ts';

/** Each theme is fetched when a game of it is opened. */
export const LOAD_THEME: Record<WorldName, () => Promise<Theme>> = {
  tide: async () => (await import('./themes/tide.ts')).tide,
  ember: async () => (await import('./themes/ember.ts')).ember,
  frost: async () => (await import('./themes/frost.ts')).frost,
  dune: async () => (await import('./themes/dune.ts')).dune,
  grove: async () => (await import('./themes/grove.ts')).grove,
  orbit: async () => (await import('./themes/orbit.ts')).orbit,
  lantern: async () => (await import('./themes/lantern.ts')).lantern,
};
