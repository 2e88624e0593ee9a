import styled from '@emotion/styled';
import { toTileImage } from '@tessera/kit';
import {
  Button,
  color,
  Dialog,
  HeartFilledIcon,
  HeartIcon,
  PlayIcon,
  radius,
  space,
  TileImage,
} from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { useFavourite } from '../favourites/use-favourite.ts';
import { useText } from '../text.ts';
import { useGameActions } from './use-game-actions.ts';

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  color: ${color.muted};
  & > [data-part='art'] {
    position: relative;
    flex: none;
    inline-size: 96px;
    aspect-ratio: 3 / 4;
    overflow: hidden;
    border-radius: ${radius[12]};
    background: ${color.raised};
  }
  /* Aligns a quiet button's text with the line above. */
  & button {
    margin-inline-start: calc(${space[16]} * -1);
  }
  & [data-tint],
  & img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** Bottom sheet with all actions of a game. */
export default function GameSheet({ game, onClose }: { readonly game: Game; readonly onClose: () => void }) {
  const text = useText();
  const { name, tap, other, play } = useGameActions(game);
  const favourite = useFavourite(game);
  const playAndClose = (way: 'real' | 'demo') => {
    play(way);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={text('close')}
      size="sm"
      footer={
        <>
          {other && <Button onClick={() => playAndClose(other)}>{text(`play.${other}`)}</Button>}
          <Button
            tone="primary"
            icon={<PlayIcon size={18} />}
            onClick={() => playAndClose(tap)}
            data-autofocus
          >
            {text(`play.${tap}`)}
          </Button>
        </>
      }
    >
      <Facts>
        <span data-part="art">
          <TileImage image={toTileImage(game.icon)} sizes="96px" fallback={null} />
        </span>
        <div>
          <p>{game.gpName}</p>
          <Button
            tone="quiet"
            size="sm"
            icon={favourite.active ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
            aria-pressed={favourite.active}
            aria-label={text(favourite.active ? 'favourite.remove' : 'favourite.add', { game: name })}
            onClick={favourite.toggle}
          >
            {text('favourite.short')}
          </Button>
        </div>
      </Facts>
    </Dialog>
  );
}
