/** The worlds that the slot can be played in. The rules are the same in all; art, light and sound differ. */
export const THEME_NAMES = ['tide', 'ember', 'frost', 'dune', 'grove', 'orbit', 'lantern'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/**
 * The theme of a game, the same for ever: the one that a part of its code names (`ts-tide-04`), else one chosen
 * by the code's hash.
 */
export function themeOf(gameCode: string): ThemeName {
  const parts = gameCode.toLowerCase().split(/[^a-z]+/);
  const named = THEME_NAMES.find((name) => parts.includes(name));
  return named ?? THEME_NAMES[fnv1a(gameCode) % THEME_NAMES.length]!;
}

/** FNV-1a, 32 bit: short, stable, and well spread over codes that differ in one digit. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
