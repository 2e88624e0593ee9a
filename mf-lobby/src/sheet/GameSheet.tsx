import styled from '@emotion/styled';
import { toTileImage } from '@tessera/kit';
import {
  Button,
  Cluster,
  color,
  Dialog,
  HeartFilledIcon,
  HeartIcon,
  PlayIcon,
  radius,
  ShareIcon,
  space,
  Stack,
  TileImage,
} from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { useFavourite } from '../favourites/use-favourite.ts';
import { useGameActions } from '../games/use-game-actions.ts';
import { withLateText } from '../later/with-late-text.tsx';
import { useLateText } from '../later/late.text.ts';
import { useText } from '../text.ts';
import { useView } from '../viewed/viewed.ts';
import { useGameDetail } from './detail.queries.ts';
import { GameFacts } from './GameFacts.tsx';
import { useShare } from './share.ts';
import { SimilarGames } from './SimilarGames.tsx';

const Head = styled.div`
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
  & button:first-of-type {
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

interface GameSheetProps {
  readonly game: Game;
  readonly onClose: () => void;
}

/** All about a game: its facts, what can be done with it, and games like it, which open in the same sheet. */
function GameSheet({ game: first, onClose }: GameSheetProps) {
  const text = useText();
  const late = useLateText();
  const [game, setGame] = useState(first);
  const { name, tap, other, play } = useGameActions(game);
  const favourite = useFavourite(game);
  const share = useShare(game.id, name);
  const { data, isError } = useGameDetail(game.id);
  const view = useView();
  useEffect(() => view(game), [view, game]);
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
      <Stack>
        <Head>
          <span data-part="art">
            <TileImage image={toTileImage(game.icon)} sizes="96px" fallback={null} />
          </span>
          <div>
            <p>{game.gpName}</p>
            <Cluster gap={4}>
              <Button
                tone="quiet"
                size="sm"
                icon={favourite.active ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
                aria-label={text(favourite.active ? 'favourite.remove' : 'favourite.add', { game: name })}
                onClick={favourite.toggle}
              >
                {late('favourite.short')}
              </Button>
              <Button tone="quiet" size="sm" icon={<ShareIcon size={18} />} onClick={() => void share()}>
                {late('share.action')}
              </Button>
            </Cluster>
          </div>
        </Head>
        <GameFacts game={game} detail={data} failed={isError && !data} />
        <SimilarGames games={data?.similar ?? []} onChoose={setGame} />
      </Stack>
    </Dialog>
  );
}

export default withLateText(GameSheet);
