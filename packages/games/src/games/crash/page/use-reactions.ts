import { useRef } from 'preact/hooks';
import { useAnnounce, useMoney, useOnChange, useSound, useWords, verdictOf } from '../../../page/kit.ts';
import { writeOdds, type Flight, type Ride } from './flight.ts';
import type english from './messages/en_US.json';
import type { Panel } from './use-panel.ts';

type Key = keyof typeof english;

/** What is heard, and read out, when a bet is taken out. */
export function useRideReactions({ ride, staked }: Panel): void {
  const words = useWords<Key>();
  const money = useMoney();
  const sound = useSound();
  const announce = useAnnounce();
  const before = useRef(ride.kind);
  useOnChange(ride.kind, () => {
    const last = before.current;
    before.current = ride.kind;
    if (last !== 'in' || ride.kind !== 'out') return;
    const verdict = verdictOf(ride.paid, staked ?? 0n);
    if (verdict === 'win' || verdict === 'grand') sound.play(verdict);
    announce(words('takenOut', { at: writeOdds(words.number, ride.at), paid: money.write(ride.paid) }));
  });
}

/** What is heard, and read out, as all see the tile rise and break. */
export function useFlightReactions(flight: Flight | undefined, rides: readonly Ride[]): void {
  const words = useWords<Key>();
  const sound = useSound();
  const announce = useAnnounce();
  const before = useRef(flight?.kind);
  const step = flight?.kind === 'rising' ? Math.floor(Math.log2(flight.at / 100) * 4) : 0;
  useOnChange(step, () => {
    if (step > 0) sound.play('tick', step);
  });
  useOnChange(flight?.kind, () => {
    const last = before.current;
    before.current = flight?.kind;
    if (last === 'rising' && flight?.kind === 'burst') {
      sound.noise(900, 0.5, 0.35);
      const at = writeOdds(words.number, flight.at);
      // Who has taken out all has been told of it; that the tile breaks behind them is no news.
      const lost = rides.some(({ kind }) => kind === 'lost');
      if (lost || rides.every(({ kind }) => kind === 'none'))
        announce(words(lost ? 'burstLost' : 'burstAt', { at }));
    }
    if (last === 'waiting' && flight?.kind === 'rising') sound.play('rise', 2);
  });
}
