import type { LocaleCode } from '@tessera/domain';
import type { Game, Provider } from '@tessera/wire';
import type { GameRow, providers } from '../db/schema/catalogue.ts';
import { flag } from '../http/flag.ts';
import type { Media } from '../media/media.ts';
import { maintenanceNow } from '../play/maintenance.ts';

type ProviderRow = typeof providers.$inferSelect;

/** A game as its row, its provider's and its name in the visitor's language. */
export interface GameView {
  readonly game: GameRow;
  readonly provider: ProviderRow;
  readonly name: string;
  readonly isFavourite: boolean;
}

export function presentGame({ game, provider, name, isFavourite }: GameView, media: Media, now: Date): Game {
  return {
    id: game.id,
    gameId: game.id,
    gpId: provider.id,
    house: provider.house,
    gameType: game.gameType,
    gameCode: game.gameCode,
    gtId: game.hallId,
    gameName: name,
    gpName: provider.name,
    icon: media.image({ kind: 'cover', key: game.artKey }),
    tag: game.tag,
    memberFavorite: flag(isFavourite),
    demo: flag(game.demo),
    mode: game.mode,
    maintain: maintenanceNow(game, now) ?? maintenanceNow(provider, now),
  };
}

/** A provider in one hall. */
export interface ProviderView {
  readonly provider: ProviderRow;
  readonly gameCount: number;
  /** Of its most played game there. */
  readonly gameType: string;
  readonly gameCode: string;
  /** Whether one of its games there is the member's favourite. */
  readonly isFavourite: boolean;
  /** Whether its page needs a login. */
  readonly isCustomized: boolean;
  readonly androidPrefix: string;
}

/** Presents a provider with the fields of spec §3 Game provider. */
export function presentProvider(view: ProviderView, media: Media, now: Date): Provider {
  const { provider: row, gameCount, gameType, gameCode } = view;
  return {
    gpId: row.id,
    house: row.house,
    name: row.name,
    iconLight: media.path({ kind: 'mark', key: row.artKey, ground: 'light' }),
    iconDark: media.path({ kind: 'mark', key: row.artKey, ground: 'dark' }),
    gameCount,
    maintain: maintenanceNow(row, now),
    gameType,
    gameCode,
    gameName: row.name,
    customized: flag(view.isCustomized),
    memberFavorite: flag(view.isFavourite),
    isFavorite: flag(view.isFavourite),
    androidId: `${view.androidPrefix}${row.id}`,
  };
}

/** What decides how a list of games looks to a visitor. */
export interface Visitor {
  readonly memberId: number | undefined;
  readonly language: LocaleCode;
}
