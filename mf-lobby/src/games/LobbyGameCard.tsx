import { lazily, toTileImage, useSiteTime } from '@tessera/kit';
import { GameCard, PlayIcon, Tag, type TileShape } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { memo, useState } from 'react';
import { useFavourite } from '../favourites/use-favourite.ts';
import { useIsQueued } from '../launch/launch.atoms.ts';
import { useText } from '../text.ts';
import { CardFrame } from './card.styles.ts';
import { useGameActions } from './use-game-actions.ts';
import { useLongPress } from './use-long-press.ts';

const GameSheet = lazily(() => import(/* webpackChunkName: "sheet" */ '../sheet/GameSheet.tsx'));
const AboutButton = lazily(() => import(/* webpackChunkName: "sheet" */ '../sheet/AboutButton.tsx'));

const ON_CARD = { onCard: true };

export interface LobbyGameCardProps {
  readonly game: Game;
  readonly shape?: TileShape;
  /** The image's `sizes`; by default the width of a card on a shelf. */
  readonly sizes?: string;
  /** Its image is the largest of the first screen (LCP) and is fetched first. */
  readonly priority?: boolean;
  /** In the first screen: its image is not lazy. */
  readonly eager?: boolean;
}

/**
 * A game of the lobby. One tap launches it: the real game for a member, the demo (if any) for a guest. The other of
 * the two is offered on hover, after the card in the tab order, and in the sheet of a long press.
 */
export const LobbyGameCard = memo(function LobbyGameCard({
  game,
  shape = 'cover',
  sizes,
  priority,
  eager,
}: LobbyGameCardProps) {
  const text = useText();
  const { name, tap, other, play } = useGameActions(game);
  const favourite = useFavourite(game);
  const rest = useMaintenanceText(game);
  // The card looks as it does in maintenance while its game waits for the quit of the game before.
  const note = useIsQueued(game.id) ? text('launch.queued') : rest;
  // By game id, since a card can be reused for another game.
  const [sheetOf, setSheetOf] = useState<number>();
  const openSheet = () => setSheetOf(game.id);
  const longPress = useLongPress(openSheet);
  // Only the card that is pointed at or has the focus has the button: a page has hundreds of cards.
  const [isPointed, setPointed] = useState(false);
  const point = () => setPointed(true);
  return (
    <>
      <CardFrame data-shape={shape} {...longPress} onPointerEnter={point} onFocus={point}>
        <GameCard
          name={name}
          provider={game.gpName}
          image={toTileImage(game.icon)}
          shape={shape}
          tag={game.tag && <Tag tone={game.tag}>{text(`tag.${game.tag}`)}</Tag>}
          onOpen={() => play(tap, ON_CARD)}
          favourite={{
            active: favourite.active,
            label: text(favourite.active ? 'favourite.remove' : 'favourite.add', { game: name }),
            onToggle: favourite.toggle,
          }}
          maintenance={note}
          sizes={sizes}
          priority={priority}
          eager={eager}
        />
        {!note && (
          <div data-part="ways">
            <span data-part="tap" aria-hidden="true">
              <PlayIcon size={16} />
              {text(`play.${tap}`)}
            </span>
            {other && (
              <button
                type="button"
                data-part="other"
                aria-label={text(`play.${other}_named`, { game: name })}
                onClick={() => play(other, ON_CARD)}
              >
                {text(`play.${other}`)}
              </button>
            )}
          </div>
        )}
        {isPointed && <AboutButton game={name} onOpen={openSheet} />}
      </CardFrame>
      {sheetOf === game.id && <GameSheet game={game} onClose={() => setSheetOf(undefined)} />}
    </>
  );
});

/** Returns the text of a game under maintenance, with the time of its end if known. */
function useMaintenanceText({ maintain }: Game): string | undefined {
  const text = useText();
  const siteTime = useSiteTime();
  if (!maintain) return undefined;
  if (!maintain.endAt) return text('maintenance.card');
  return text('maintenance.card_until', { end: siteTime(maintain.endAt) });
}
