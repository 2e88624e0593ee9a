import { Shelf } from '@tessera/ui';
import styled from '@emotion/styled';
import type { Game } from '@tessera/wire';
import { LobbyGameCard } from '../games/LobbyGameCard.tsx';
import { shapeInList, shapeOfList } from '../games/game.view.ts';
import { mosaic } from '../games/mosaic.styles.ts';
import { useText } from '../text.ts';

const Row = styled(Shelf)(mosaic);

interface ListShelfProps {
  readonly title: string;
  readonly games: readonly Game[];
}

/** A short shelf whose games are known; nothing without games. */
export function ListShelf({ title, games }: ListShelfProps) {
  const text = useText();
  if (games.length === 0) return null;
  const shape = shapeOfList(games);
  return (
    <Row title={title} shape={shape} previousLabel={text('shelf.previous')} nextLabel={text('shelf.next')}>
      {games.map((game) => (
        <LobbyGameCard key={game.id} game={game} shape={shapeInList(shape, game)} />
      ))}
    </Row>
  );
}
