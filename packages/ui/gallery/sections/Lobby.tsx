import {
  Banner,
  BellIcon,
  CardIcon,
  Chips,
  CrashIcon,
  DuelIcon,
  EsportIcon,
  FishingIcon,
  GameCard,
  Grid,
  Hero,
  Jackpot,
  LiveIcon,
  LobbyIcon,
  LotteryIcon,
  Marquee,
  Shelf,
  SlotIcon,
  SportIcon,
  Stack,
  Tag,
  TextLink,
  VirtualIcon,
} from '@tessera/ui';
import { useState } from 'react';
import { BANNERS, COVERS, SKETCHES, TABLES } from '../art.ts';
import { Section } from '../Section.tsx';

const HALLS = [
  { id: 'lobby', label: 'Lobby', icon: <LobbyIcon size={20} /> },
  { id: 'slot', label: 'Slots', icon: <SlotIcon size={20} /> },
  { id: 'live', label: 'Live casino', icon: <LiveIcon size={20} /> },
  { id: 'sport', label: 'Sports', icon: <SportIcon size={20} /> },
  { id: 'lottery', label: 'Lottery', icon: <LotteryIcon size={20} /> },
  { id: 'card', label: 'Cards', icon: <CardIcon size={20} /> },
  { id: 'virtual', label: 'Virtual', icon: <VirtualIcon size={20} /> },
  { id: 'duel', label: 'Cockfight', icon: <DuelIcon size={20} /> },
  { id: 'esport', label: 'Esports', icon: <EsportIcon size={20} /> },
  { id: 'crash', label: 'Crash', icon: <CrashIcon size={20} /> },
  { id: 'fishing', label: 'Fishing', icon: <FishingIcon size={20} /> },
] as const;

export function LobbySection() {
  const [hall, setHall] = useState<(typeof HALLS)[number]['id']>('lobby');
  return (
    <Section id="lobby" title="Lobby">
      <Stack gap={16}>
        <Hero
          label="Highlights"
          pauseLabel="Pause"
          playLabel="Play"
          slideLabel={(n, of) => `Banner ${n} of ${of}`}
        >
          {[4, 1, 2, 7, 0].map((i) => (
            <Banner
              key={i}
              image={BANNERS[i]!}
              title={
                [
                  'New at the harbour',
                  'Thirty free rounds of Royal Lotus',
                  'Climb the Cold Summit',
                  'Tables open all night',
                  'Caravan week',
                ][[4, 1, 2, 7, 0].indexOf(i)]
              }
              text="Until Sunday. Play money only, one set for each member."
              action="See how"
              href="#lobby"
              priority
            />
          ))}
        </Hero>
        <Marquee
          label="Announcements"
          pauseLabel="Pause"
          playLabel="Play"
          icon={<BellIcon size={20} />}
          items={[
            {
              id: '1',
              text: 'Northlight is closed for maintenance on Tuesday from 04:00 to 05:30.',
              onOpen: () => {},
            },
            { id: '2', text: 'Deposits by bank transfer arrive within ten minutes again.', onOpen: () => {} },
            { id: '3', text: 'Blue Heron adds three tables in Hindi and Tamil.', onOpen: () => {} },
          ]}
        />
        <Chips label="Halls" items={HALLS} value={hall} onSelect={setHall} />
        <ShelfOfCovers title="Continue playing" count={5} />
        <ShelfOfCovers title="Hot right now" count={16} tags />
        <Shelf
          title="Live tables"
          shape="table"
          previousLabel="Earlier"
          nextLabel="Further"
          action={<TextLink href="#lobby">See all</TextLink>}
        >
          {SKETCHES.map((sketch, i) => (
            <GameCard
              key={i}
              shape="table"
              name={sketch.name}
              provider={sketch.provider}
              image={TABLES[i]}
              href="#lobby"
              favourite={{
                active: i === 1,
                label: i === 1 ? `Remove ${sketch.name} from favourites` : `Add ${sketch.name} to favourites`,
                onToggle: () => {},
              }}
            />
          ))}
        </Shelf>
        <Jackpot label="Jackpot total" amount="2847193.46" symbol="$" format={(decimal) => `$${decimal}`} />
      </Stack>
    </Section>
  );
}

export function GridSection() {
  return (
    <Section id="grid" title="Grid">
      <Grid label="All games">
        {Array.from({ length: 18 }, (_, i) => (
          <Cover key={i} place={i} tags />
        ))}
      </Grid>
    </Section>
  );
}

function ShelfOfCovers({ title, count, tags }: { title: string; count: number; tags?: boolean }) {
  return (
    <Shelf
      title={title}
      previousLabel="Earlier"
      nextLabel="Further"
      action={<TextLink href="#lobby">See all</TextLink>}
    >
      {Array.from({ length: count }, (_, i) => (
        <Cover key={i} place={i + (tags ? 3 : 0)} tags={tags} />
      ))}
    </Shelf>
  );
}

function Cover({ place, tags }: { place: number; tags?: boolean }) {
  const [favourite, setFavourite] = useState(place % 5 === 1);
  const sketch = SKETCHES[place % SKETCHES.length]!;
  const inMaintenance = tags && place % 7 === 5;
  return (
    <GameCard
      name={sketch.name}
      provider={sketch.provider}
      image={tags && place === 8 ? undefined : COVERS[place % SKETCHES.length]}
      href="#lobby"
      tag={
        tags &&
        !inMaintenance &&
        (place % 4 === 0 ? (
          <Tag tone="hot">Hot</Tag>
        ) : place % 4 === 3 ? (
          <Tag tone="new">New</Tag>
        ) : undefined)
      }
      maintenance={inMaintenance ? 'Back at 14:00' : undefined}
      favourite={{
        active: favourite,
        label: favourite ? `Remove ${sketch.name} from favourites` : `Add ${sketch.name} to favourites`,
        onToggle: () => setFavourite(!favourite),
      }}
    />
  );
}
