import { useMemo, useRef } from 'preact/hooks';
import {
  BalanceMeter,
  Button,
  Controls,
  Icon,
  ResultLine,
  Scene,
  Table,
  useCalm,
  useGameWorld,
  useMoney,
  useRemembered,
  useStake,
  useTable,
  useWords,
} from '../../../page/kit.ts';
import { CLASSIC } from '../rules/crash.ts';
import { createAscent } from './ascent.scene.ts';
import { BetPanel } from './BetPanel.tsx';
import { flightOf, writeOdds, type CrashSnapshot, type Flight, type Ride } from './flight.ts';
import { LastRounds } from './LastRounds.tsx';
import type english from './messages/en_US.json';
import { useOwnBets } from './own-bets.ts';
import { useFlight } from './use-flight.ts';
import { usePanel } from './use-panel.ts';
import { useFlightReactions, useRideReactions } from './use-reactions.ts';
import { useSecondStake } from './use-second-stake.ts';

type Key = keyof typeof english;

export function Game() {
  const words = useWords<Key>();
  const money = useMoney();
  const calm = useCalm();
  const world = useGameWorld();
  const table = useTable(CLASSIC);
  const { now } = table;
  const snapshot = table.snapshot as CrashSnapshot | undefined;
  const flight = useFlight(snapshot, now);
  const bets = useOwnBets(table);
  const panels = [
    usePanel({ panel: 0, table, bets, flight, stake: useStake() }),
    usePanel({ panel: 1, table, bets, flight, stake: useSecondStake() }),
  ] as const;
  const [wantsTwo, showTwo] = useRemembered('two', false);
  const isSecondOn = panels[1].ride.kind !== 'none' || panels[1].betting.queued;
  const shown = wantsTwo || isSecondOn ? panels : panels.slice(0, 1);
  const rides = shown.map(({ ride }) => ride);
  const isIn = rides.some(({ kind }) => kind === 'in');
  useRideReactions(panels[0]);
  useRideReactions(panels[1]);
  useFlightReactions(flight, rides);

  // The scene is made once, and asks for what is true in each frame.
  const seen = useRef({ snapshot, rides, calm });
  seen.current = { snapshot, rides, calm };
  const scene = useMemo(
    () =>
      createAscent({
        flight: () => seen.current.snapshot && flightOf(seen.current.snapshot, now()),
        takenOutAt: () => seen.current.rides.flatMap((ride) => (ride.kind === 'out' ? [ride.at] : [])),
        calm: () => seen.current.calm,
        world,
      }),
    [now, world],
  );

  const ended = shown.flatMap(({ result }) => result ?? []);
  const result =
    ended.length > 0 ? { payout: sum(ended, 'payout'), staked: sum(ended, 'staked') } : undefined;
  return (
    <>
      <Table>
        <div class="sky">
          <Scene create={scene} />
          <LastRounds last={snapshot?.last ?? []} />
          <Reading flight={flight} riding={isIn} />
          {snapshot && (
            <p class="crowd">
              <Icon name="people" />
              <span class="visually-hidden">{words('players')}</span> {words.number(snapshot.players)}
            </p>
          )}
        </div>
        <ResultLine result={result} idle={idleText()} />
      </Table>
      <Controls class={`bets ${shown.length > 1 ? 'two' : ''}`}>
        <div class="purse">
          <BalanceMeter />
          <Button
            label={words('twoBets')}
            pressed={shown.length > 1}
            disabled={isSecondOn}
            onPress={() => showTwo(!wantsTwo)}
          />
        </div>
        {shown.map((panel, index) => (
          <BetPanel
            key={index}
            number={index + 1}
            panel={panel}
            flight={flight}
            onTakeOut={(roundId) => void table.takeOut(roundId)}
          />
        ))}
      </Controls>
    </>
  );

  function idleText(): string {
    if (flight?.kind === 'void') return words('void');
    if (rides.length > 1 && rides.every(({ kind }) => kind === 'in')) return words('inBoth');
    const told = rides.flatMap((ride) => textOf(ride) ?? []);
    if (told.length > 0) return told.join(' ');
    if (shown.some(({ betting }) => betting.queued)) return words('queuedNote');
    return words(flight?.kind === 'waiting' ? 'idleBetting' : 'idleRising');
  }

  function textOf(ride: Ride): string | undefined {
    if (ride.kind === 'in')
      return ride.autoAt === undefined
        ? words('inByHand')
        : words('inAuto', { at: writeOdds(words.number, ride.autoAt) });
    if (ride.kind !== 'out') return undefined;
    return words('takenOut', { at: writeOdds(words.number, ride.at), paid: money.write(ride.paid) });
  }
}

const sum = <Key extends string>(all: readonly Readonly<Record<Key, bigint>>[], key: Key): bigint =>
  all.reduce((total, one) => total + one[key], 0n);

/** The large number, or the seconds until the rise. */
function Reading({ flight, riding }: { readonly flight: Flight | undefined; readonly riding: boolean }) {
  const words = useWords<Key>();
  if (!flight || flight.kind === 'void') return null;
  if (flight.kind === 'waiting')
    return (
      <p class="reading waiting" aria-hidden="true">
        <small>{words('startsIn')}</small>
        <span>{words.number(Math.ceil(flight.msLeft / 1_000))}</span>
      </p>
    );
  return (
    <p class={`reading ${flight.kind} ${riding ? 'riding' : ''}`} aria-hidden="true">
      <span>{writeOdds(words.number, flight.at)}</span>
      <small>{flight.kind === 'burst' ? words('burst') : ''}</small>
    </p>
  );
}
