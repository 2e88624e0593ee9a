import { lazily, useScope, useSession, useSite } from '@tessera/kit';
import { Button, Cluster, Panel, Stack, Text } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { useState } from 'react';
import { useLateText } from '../later/late.text.ts';
import { randomGame } from './random.game.ts';

const DemoList = lazily(() => import('../demos/DemoList.tsx'));
const GameSheet = lazily(() => import(/* webpackChunkName: "sheet" */ '../sheet/GameSheet.tsx'));

/** For who has no game in mind: a random one, and for guests the list of demos. */
export function Discover() {
  const scope = useScope();
  const late = useLateText();
  const session = useSession();
  const { settings } = useSite();
  const [game, setGame] = useState<Game>();
  const [isChoosing, setChoosing] = useState(false);
  const [areDemosOpen, openDemos] = useState(false);
  const hasDemos = session.status === 'guest' && settings.guestDemo;

  async function choose(): Promise<void> {
    setChoosing(true);
    try {
      setGame(await randomGame(scope));
    } catch (error) {
      scope.shell.toast.show('error', late('block.random_failed'));
      scope.shell.report.error(error, { in: 'random game' });
    } finally {
      setChoosing(false);
    }
  }

  return (
    <Panel title={late('block.discover')}>
      <Stack>
        <Text tone="muted">{late(hasDemos ? 'block.discover_demos' : 'block.discover_text')}</Text>
        <Cluster>
          {hasDemos && (
            <Button tone="primary" onClick={() => openDemos(true)}>
              {late('block.demos')}
            </Button>
          )}
          <Button loading={isChoosing} onClick={() => void choose()}>
            {late('block.random')}
          </Button>
        </Cluster>
      </Stack>
      {areDemosOpen && <DemoList onClose={() => openDemos(false)} />}
      {game && <GameSheet key={game.id} game={game} onClose={() => setGame(undefined)} />}
    </Panel>
  );
}
