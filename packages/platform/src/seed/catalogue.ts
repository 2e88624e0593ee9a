import { HALLS, LOCALE_CODES, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import type { GameTag } from '@tessera/wire';
import {
  catalogue as artCatalogue,
  providers as artProviders,
  type CatalogueGame,
} from '../art/catalogue/catalogue.ts';
import type { gameNames, games, providers } from '../db/schema/catalogue.ts';
import { searchText } from '../lobby/search-text.ts';
import { gameCodeOf } from './game-codes.ts';
import { nameIn } from './names/names.ts';
import { openModeOf } from './open-modes.ts';
import { seededRandom } from './random.ts';
import type { Settings } from '../settings.ts';

export interface Catalogue {
  readonly providers: (typeof providers.$inferInsert)[];
  readonly games: (typeof games.$inferInsert)[];
  readonly names: (typeof gameNames.$inferInsert)[];
}

const LARGE_GAMES = 10_000;
const NEWEST = Date.UTC(2026, 4, 1);
const DAY_MS = 24 * 3_600_000;
const RELEASED_WITHIN_DAYS = 900;
const NEW_DAYS = 40;
const HOT_FROM = 800;
/** The popularity at which the second editions begin, and how far below them the third ones do. */
const NEWEST_WAVE = 900;
const WAVE = 27;

/** A table of one country, and of its travellers. */
const CURRENCIES_OF: Readonly<Record<string, readonly CurrencyCode[]>> = {
  'Tavern Blackjack': ['VND', 'USD', 'GP'],
};

/**
 * The whole catalogue, the same on every machine. `large` has the three hundred in later editions too (Deluxe, Gold…),
 * each under its series' cover, so that nothing more is drawn.
 */
export function buildCatalogue(size: Settings['seed']): Catalogue {
  const total = size === 'large' ? LARGE_GAMES : artCatalogue.length;
  const random = seededRandom(20_260_501);
  const rows = Array.from({ length: total }, (_, index) => gameOf(index, random));
  return {
    providers: artProviders.map(({ id, name }, position) => ({
      // The art counts from 0, the wire from 1.
      id: id + 1,
      house: slug(name),
      name,
      artKey: String(id),
      position,
    })),
    games: rows.map(({ game }) => game),
    names: rows.flatMap(({ names }) => names),
  };
}

function gameOf(index: number, random: () => number) {
  const art = artCatalogue[index % artCatalogue.length] as CatalogueGame;
  const edition = Math.floor(index / artCatalogue.length) + 1;
  const id = index + 1;
  const hall = HALLS.find(({ key }) => key === art.hall);
  if (!hall) throw new Error(`the hall ${art.hall} of "${art.title}" is none of the site's`);
  const provider = artProviders[art.providerId];
  if (!provider) throw new Error(`nobody makes "${art.title}": there is no provider ${art.providerId}`);
  const isKnown = nameIn('hi_IN', art.title) !== undefined;
  const popularity = popularityOf(edition, isKnown, random());
  const ageDays = Math.floor(random() ** 1.5 * RELEASED_WITHIN_DAYS);
  return {
    game: {
      id,
      providerId: art.providerId + 1,
      hallId: hall.id,
      gameType: hall.key,
      gameCode: gameCodeOf({ ...art, id }),
      artKey: String(art.id),
      tag: tagOf(popularity, ageDays),
      mode: openModeOf(provider.name),
      popularity,
      currencies: CURRENCIES_OF[art.title] ?? null,
      releasedAt: new Date(NEWEST - ageDays * DAY_MS),
    },
    names: LOCALE_CODES.flatMap((language) => nameRow(id, language, art.title, edition)),
  };
}

/**
 * Games that have a name in every language lead the lobby: they speak to every visitor. Later editions come wave by
 * wave, so that a series does not stand beside itself.
 */
function popularityOf(edition: number, isKnown: boolean, chance: number): number {
  if (edition > 1) return Math.floor(NEWEST_WAVE - (edition - 2 + chance) * WAVE);
  return Math.floor(isKnown ? 400 + chance * 600 : chance * 850);
}

function tagOf(popularity: number, ageDays: number): GameTag | null {
  if (popularity >= HOT_FROM) return 'hot';
  return ageDays < NEW_DAYS ? 'new' : null;
}

function nameRow(gameId: number, language: LocaleCode, title: string, edition: number) {
  const name = nameIn(language, title, edition);
  if (name === undefined) return [];
  return [{ gameId, language, name, search: searchText(name) }];
}

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
