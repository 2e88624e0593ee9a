import styled from '@emotion/styled';
import { toTileImage, useName } from '@tessera/kit';
import { color, Heading, radius, space, text, TileImage } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { useId } from 'react';
import { useLateText } from '../later/late.text.ts';

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 92px;
  gap: ${space[12]};
  padding-block: ${space[8]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  & > li {
    scroll-snap-align: start;
  }
  & button {
    display: grid;
    gap: ${space[4]};
    inline-size: 100%;
    text-align: start;
    font-size: ${text[12]};
    color: ${color.muted};
    border-radius: ${radius[12]};
    outline-offset: -2px;
  }
  & [data-part='art'] {
    position: relative;
    aspect-ratio: 3 / 4;
    overflow: hidden;
    border-radius: ${radius[12]};
    background: ${color.raised};
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

interface SimilarGamesProps {
  readonly games: readonly Game[];
  readonly onChoose: (game: Game) => void;
}

/** Games like the one of the sheet; a tap shows them in its place. */
export function SimilarGames({ games, onChoose }: SimilarGamesProps) {
  const late = useLateText();
  const nameOf = useName();
  const titleId = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={3} size={16} id={titleId}>
        {late('sheet.similar')}
      </Heading>
      <Row>
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" onClick={() => onChoose(game)}>
              <span data-part="art">
                <TileImage image={toTileImage(game.icon)} sizes="92px" fallback={null} />
              </span>
              {nameOf(game.gameName)}
            </button>
          </li>
        ))}
      </Row>
    </section>
  );
}
