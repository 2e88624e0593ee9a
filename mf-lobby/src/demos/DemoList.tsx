import { useAnswer, useCallScope, useName, useSite } from '@tessera/kit';
import { Chips, Dialog, EmptyState, ErrorState, Grid, GridSkeleton, Select, Stack } from '@tessera/ui';
import { demoGameTypes, demoProviderGames, type GameTypeGroup } from '@tessera/wire';
import { useState } from 'react';
import { LobbyGameCard } from '../games/LobbyGameCard.tsx';
import { shapeInList, shapeOfHall } from '../games/game.view.ts';
import { withLateText } from '../later/with-late-text.tsx';
import { useLateText } from '../later/late.text.ts';
import { hallIcon } from '../lobby/halls.ts';
import { useText } from '../text.ts';

/** The dialog "game demo list" (spec §2): halls, their providers, and the games that a guest can try. */
function DemoList({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const late = useLateText();
  const { siteId, currency, device } = useCallScope();
  const { template } = useSite().settings;
  const halls = useAnswer(demoGameTypes, { siteId, currency, supportDevice: device, template });
  return (
    <Dialog open onClose={onClose} title={late('block.demos')} closeLabel={text('close')} size="lg">
      {halls.data ? (
        <Halls halls={halls.data} />
      ) : halls.error ? (
        <Failed retrying={halls.isFetching} onRetry={() => void halls.refetch()} />
      ) : (
        <GridSkeleton />
      )}
    </Dialog>
  );
}

function Halls({ halls }: { readonly halls: readonly GameTypeGroup[] }) {
  const text = useText();
  const late = useLateText();
  const nameOf = useName();
  const [gtId, setHall] = useState(halls[0]?.gtId);
  const [chosen, setProvider] = useState<number>();
  const hall = halls.find((one) => one.gtId === gtId);
  const provider = hall?.gpList.find(({ gpId }) => gpId === chosen) ?? hall?.gpList[0];
  if (!hall || !provider) return <EmptyState title={late('demos.empty')} />;
  return (
    <Stack>
      <Chips
        label={text('rail.label')}
        items={halls.map(({ gtId: id, gtName }) => {
          const Icon = hallIcon(id);
          return { id: String(id), label: nameOf(gtName), icon: <Icon size={20} /> };
        })}
        value={String(gtId)}
        onSelect={(id) => setHall(Number(id))}
      />
      <Select
        aria-label={late('demos.provider')}
        value={String(provider.gpId)}
        options={hall.gpList.map(({ gpId, name }) => ({ value: String(gpId), label: name }))}
        onChange={({ target }) => setProvider(Number(target.value))}
      />
      <Games hall={hall.gtId} provider={provider} />
    </Stack>
  );
}

type Provider = GameTypeGroup['gpList'][number];

function Games({ hall, provider }: { readonly hall: number; readonly provider: Provider }) {
  const text = useText();
  const late = useLateText();
  const { siteId, currency, device } = useCallScope();
  const { gpId, house } = provider;
  const games = useAnswer(demoProviderGames, { siteId, currency, device, gpId, gameTypeId: hall, house });
  const shape = shapeOfHall(hall);
  if (!games.data) {
    if (!games.error) return <GridSkeleton shape={shape} />;
    return <Failed retrying={games.isFetching} onRetry={() => void games.refetch()} />;
  }
  if (games.data.length === 0) return <EmptyState title={late('demos.empty')} />;
  return (
    <Grid label={text('grid.label')} shape={shape}>
      {games.data.map((game) => (
        <LobbyGameCard key={game.id} game={game} shape={shapeInList(shape, game)} />
      ))}
    </Grid>
  );
}

function Failed({ retrying, onRetry }: { readonly retrying: boolean; readonly onRetry: () => void }) {
  const text = useText();
  return (
    <ErrorState
      title={text('grid.failed')}
      text={text('grid.failed_hint')}
      retryLabel={text('retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

export default withLateText(DemoList);
