import { lazily, toTileImage, useScope } from '@tessera/kit';
import { GameCard, PlayIcon, Tag, type TileShape } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { memo, useState } from 'react';
import { useFavourite } from '../favourites/use-favourite.ts';
import { useText } from '../text.ts';
import { CardFrame } from './card.styles.ts';
import { useGameActions } from './use-game-actions.ts';
import { useLongPress } from './use-long-press.ts';

const GameSheet = lazily(() => import('./GameSheet.tsx'));

export interface LobbyGameCardProps {
  readonly game: Game;
  readonly shape?: TileShape;
  /** How wide its art is shown, as `sizes` of an image; a shelf's width unless given. */
  readonly sizes?: string;
  /** Its art is what the first screen is judged by, and fetched first. */
  readonly priority?: boolean;
  /** In the first screen: its art is fetched at once. */
  readonly eager?: boolean;
}

/**
 * A game of the lobby. One tap plays: the game itself for a member, the demo for a guest where there is one. The
 * other way is one more click on hover, behind the card for the keyboard, and in the sheet of a long press.
 */
export const LobbyGameCard = memo(function LobbyGameCard({
  game,
  shape = 'cover',
  sizes,
  priority,
  eager,
}: LobbyGameCardProps) {
  const say = useText();
  const { name, tap, other, play } = useGameActions(game);
  const favourite = useFavourite(game);
  const rest = useRest(game);
  // By its game: the card may be another's by then.
  const [sheetOf, setSheetOf] = useState<number>();
  const longPress = useLongPress(() => setSheetOf(game.id));
  return (
    <>
      <CardFrame data-shape={shape} {...longPress}>
        <GameCard
          name={name}
          provider={game.gpName}
          image={toTileImage(game.icon)}
          shape={shape}
          tag={game.tag && <Tag tone={game.tag}>{say(`tag.${game.tag}`)}</Tag>}
          onOpen={() => play(tap)}
          favourite={{
            active: favourite.active,
            label: say(favourite.active ? 'favourite.remove' : 'favourite.add', { game: name }),
            onToggle: favourite.toggle,
          }}
          maintenance={rest}
          sizes={sizes}
          priority={priority}
          eager={eager}
        />
        {!rest && (
          <div data-part="ways">
            <span data-part="tap" aria-hidden="true">
              <PlayIcon size={16} />
              {say(`play.${tap}`)}
            </span>
            {other && (
              <button
                type="button"
                data-part="other"
                aria-label={say(`play.${other}_named`, { game: name })}
                onClick={() => play(other)}
              >
                {say(`play.${other}`)}
              </button>
            )}
          </div>
        )}
      </CardFrame>
      {sheetOf === game.id && <GameSheet game={game} onClose={() => setSheetOf(undefined)} />}
    </>
  );
});

/** The words for a game under maintenance, with the time it returns where that is known. */
function useRest({ maintain }: Game): string | undefined {
  const say = useText();
  const { intl } = useScope();
  if (!maintain) return undefined;
  if (!maintain.endAt) return say('maintenance.card');
  return say('maintenance.card_until', {
    end: intl.formatDate(maintain.endAt, { dateStyle: 'medium', timeStyle: 'short' }),
  });
}
