import type { Game, GameTypeGroup, Image, Provider } from '@tessera/wire';

/** Creates a game as in the platform's answer; callers override the fields they check. */
export function aGame(given: Partial<Game> = {}): Game {
  const id = given.id ?? 11;
  return {
    id,
    gpId: 3,
    gtId: 2,
    house: 'aurora',
    gameType: 'slot',
    gameCode: `game-${id}`,
    gameName: { en_US: 'Royal Lotus', hi_IN: 'शाही कमल' },
    gpName: 'Aurora',
    icon: anImage(id, 'cover'),
    tag: null,
    memberFavorite: 0,
    demo: 1,
    mode: 'window',
    maintain: null,
    ...given,
  };
}

export function aProvider(gpId: number, name: string): Provider {
  return {
    gpId,
    house: name.toLowerCase(),
    name,
    iconLight: `/media/provider-${gpId}-light.svg`,
    iconDark: `/media/provider-${gpId}-dark.svg`,
    gameCount: 24,
    maintain: null,
  };
}

export function aHall(gtId: number, name: string, providers: readonly Provider[]): GameTypeGroup {
  return { gtId, gtName: { en_US: name }, gtNameShort: name.toLowerCase(), gpList: [...providers] };
}

/** Returns an inline picture that needs no server; `seed` sets its hue. */
export function anImage(seed: number, shape: 'cover' | 'table'): Image {
  const [width, height] = shape === 'cover' ? [300, 400] : [480, 270];
  const hue = (seed * 47) % 360;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 40% 24%)"/>` +
    `<circle cx="${width / 2}" cy="${height / 2.4}" r="${height / 5}" fill="hsl(${hue + 40} 60% 56%)"/></svg>`;
  return {
    sources: { [String(width)]: `data:image/svg+xml,${encodeURIComponent(svg)}` },
    width,
    height,
    colour: '#23304d',
  };
}
