import { useEffect, useState } from 'preact/hooks';
import { GAME_CODES } from '../../protocol/codes.ts';
import { FairPanel } from '../fair/FairPanel.tsx';
import { ServicesContext } from '../hooks/services.ts';
import { tell } from '../services/ask.ts';
import { useCell } from '../services/cell.ts';
import { keepBalance } from '../services/fresh-balance.ts';
import { hear } from '../services/live.ts';
import type { Services } from '../services/services.ts';
import { Header, type Panel } from './Header.tsx';
import { Help } from './Help.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { RealityCheck } from './RealityCheck.tsx';
import { Notice } from './Notice.tsx';
import { Refusal } from './Refusal.tsx';
import { Resumed } from './Resumed.tsx';
import { Told } from './Told.tsx';

const PANELS = { help: Help, history: HistoryPanel, fair: FairPanel } as const;

/** Everything around a game: what is the same in all of them. */
export function Frame({ services, host }: { readonly services: Services; readonly host: HTMLElement }) {
  const [panel, open] = useState<Panel | undefined>(undefined);
  const Opened = panel && PANELS[panel];
  const { page, occupied, view } = services;
  const Shown = (view === 'quick' && page.Quick) || page.Game;
  useEffect(() => showState(host, occupied), [host, occupied]);
  useEffect(() => listen(services), [services]);
  // In place of everything: the game ends with it, and nothing of the player stays on the screen.
  if (useCell(services.over))
    return <Notice code={GAME_CODES.sessionOver} words={services.words} onClose={services.leave} />;
  return (
    <ServicesContext.Provider value={services}>
      {view === 'whole' && <Header onOpen={open} />}
      <Shown />
      {Opened && <Opened onClose={() => open(undefined)} />}
      <Resumed />
      <RealityCheck />
      <Refusal />
      <Told />
    </ServicesContext.Provider>
  );
}

/** Tells it on the page's element: drawing the frame with each round would draw all that stands in it. @returns its disposer */
function showState(host: HTMLElement, occupied: Services['occupied']): () => void {
  const show = (isPlaying: boolean): void => void (host.dataset.state = isPlaying ? 'playing' : 'ready');
  show(occupied.value);
  return occupied.subscribe(show);
}

/** What the server says by itself, for every game. @returns its disposer */
function listen(services: Services): () => void {
  const { session, live } = services;
  let told = false;
  const lostSeat = (): void => {
    if (!told) void tell(services, GAME_CODES.seatTaken);
    told = true;
  };
  if (!session.seated) lostSeat();
  const disposers = [
    keepBalance(services),
    hear(live, 'seat', ({ mine }) => {
      if (!mine) lostSeat();
    }),
  ];
  return () => disposers.forEach((dispose) => dispose());
}
