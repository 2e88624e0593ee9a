import { useMemo, useRef, useState } from 'preact/hooks';
import {
  AutoButton,
  Icon,
  MainButton,
  ResultLine,
  Scene,
  StakeBar,
  Table,
  useAnnounce,
  useCalm,
  useMoney,
  useOnChange,
  useSound,
  useStake,
  useTable,
  useWords,
  useWorld,
  verdictOf,
} from '../../../page/kit.ts';
import { CLASSIC } from '../rules/crash.ts';
import { createAscent } from './ascent.scene.ts';
import { AutoAtField } from './AutoAtField.tsx';
import { readAutoAt, writeAutoAt } from './auto-at.ts';
import { flightOf, rideOf, writeOdds, type CrashSnapshot, type Flight, type Ride } from './flight.ts';
import { LastRounds } from './LastRounds.tsx';
import type english from './messages/en_US.json';
import { useBetting } from './useBetting.ts';
import { useFlight } from './useFlight.ts';

type Key = keyof typeof english;

export function Game() {
  const words = useWords<Key>();
  const money = useMoney();
  const calm = useCalm();
  const world = useWorld();
  const { stake } = useStake();
  const table = useTable(CLASSIC);
  const { now } = table;
  const snapshot = table.snapshot as CrashSnapshot | undefined;
  const flight = useFlight(snapshot, now);
  const placement = table.mine.findLast(({ state }) => state !== 'returned' && state !== 'returning');
  const ride: Ride = flight ? rideOf(placement, flight, money.read) : { kind: 'none' };
  const [autoText, setAutoText] = useState('');
  const auto = readAutoAt(autoText);
  const betting = flight?.kind === 'waiting';
  useReactions(flight, ride, placement && money.read(placement.stake));

  // The scene is made once, and asks for what is true in each frame.
  const seen = useRef({ snapshot, ride, calm });
  seen.current = { snapshot, ride, calm };
  const scene = useMemo(
    () =>
      createAscent({
        flight: () => seen.current.snapshot && flightOf(seen.current.snapshot, now()),
        takenOutAt: () => (seen.current.ride.kind === 'out' ? seen.current.ride.at : undefined),
        calm: () => seen.current.calm,
        world,
      }),
    [now, world],
  );

  const result =
    flight?.kind === 'burst' && (ride.kind === 'out' || ride.kind === 'lost') && placement
      ? { payout: ride.kind === 'out' ? ride.paid : 0n, staked: money.read(placement.stake) }
      : undefined;
  const { queued, bet, toggleQueue, takeBack, autoplay } = useBetting({
    table,
    bet: { on: auto.kind === 'at' ? { autoAt: auto.odds } : {}, stake },
    openRound: betting && auto.kind !== 'wrong' ? snapshot?.roundId : undefined,
    isIn: ride.kind === 'in',
    isVoid: flight?.kind === 'void',
    result,
  });
  const locked = ride.kind === 'in' || table.busy || autoplay.left !== undefined;
  return (
    <>
      <Table>
        <div class="sky">
          <Scene create={scene} />
          <LastRounds last={snapshot?.last ?? []} />
          <Reading flight={flight} ride={ride} />
          {snapshot && (
            <p class="crowd">
              <Icon name="people" />
              <span class="visually-hidden">{words('players')}</span> {words.number(snapshot.players)}
            </p>
          )}
        </div>
        <ResultLine result={result} idle={idleText()} />
      </Table>
      <StakeBar locked={locked}>
        <AutoAtField
          text={ride.kind === 'in' ? writeAutoAt(ride.autoAt) : autoText}
          wrong={auto.kind === 'wrong'}
          locked={locked}
          onChange={setAutoText}
        />
        <AutoButton auto={autoplay} disabled={auto.kind !== 'at' || ride.kind === 'in'} />
        {action()}
      </StakeBar>
    </>
  );

  function idleText(): string {
    if (flight?.kind === 'void') return words('void');
    if (ride.kind === 'in') {
      const { autoAt } = ride;
      return autoAt === undefined
        ? words('inByHand')
        : words('inAuto', { at: writeOdds(words.number, autoAt) });
    }
    if (ride.kind === 'out')
      return words('takenOut', { at: writeOdds(words.number, ride.at), paid: money.write(ride.paid) });
    if (queued) return words('queuedNote');
    return words(betting ? 'idleBetting' : 'idleRising');
  }

  function action() {
    const { busy } = table;
    if (ride.kind === 'in') {
      const { roundId, worth } = ride;
      return betting ? (
        <MainButton label={words('takeBack')} busy={busy} onPress={() => takeBack(roundId)} />
      ) : (
        <MainButton
          label={words('takeOut', { amount: money.write(worth) })}
          busy={busy}
          disabled={flight?.kind !== 'rising' || flight.at <= 100}
          onPress={() => void table.takeOut(roundId)}
        />
      );
    }
    if (betting)
      return (
        <MainButton
          label={words('bet', { stake: money.write(stake) })}
          busy={busy}
          disabled={auto.kind === 'wrong'}
          onPress={() => void bet()}
        />
      );
    return (
      <MainButton
        label={queued ? words('unqueue') : words('queue', { stake: money.write(stake) })}
        busy={busy}
        disabled={!flight || auto.kind === 'wrong'}
        onPress={toggleQueue}
      />
    );
  }
}

/** The large number, or the seconds until the rise. */
function Reading({ flight, ride }: { readonly flight: Flight | undefined; readonly ride: Ride }) {
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
    <p class={`reading ${flight.kind} ${ride.kind === 'in' ? 'riding' : ''}`} aria-hidden="true">
      <span>{writeOdds(words.number, flight.at)}</span>
      <small>{flight.kind === 'burst' ? words('burst') : ''}</small>
    </p>
  );
}

/** What is heard, and read out, when something happens to flight or ride. */
function useReactions(flight: Flight | undefined, ride: Ride, staked: bigint | undefined): void {
  const words = useWords<Key>();
  const money = useMoney();
  const sound = useSound();
  const announce = useAnnounce();
  const before = useRef({ flight: flight?.kind, ride: ride.kind });
  const step = flight?.kind === 'rising' ? Math.floor(Math.log2(flight.at / 100) * 4) : 0;
  useOnChange(step, () => {
    if (step > 0) sound.play('tick', step);
  });
  useOnChange(`${flight?.kind} ${ride.kind}`, () => {
    const last = before.current;
    before.current = { flight: flight?.kind, ride: ride.kind };
    if (last.ride === 'in' && ride.kind === 'out') {
      const verdict = verdictOf(ride.paid, staked ?? 0n);
      if (verdict === 'win' || verdict === 'grand') sound.play(verdict);
      announce(words('takenOut', { at: writeOdds(words.number, ride.at), paid: money.write(ride.paid) }));
    }
    if (last.flight === 'rising' && flight?.kind === 'burst') {
      sound.noise(900, 0.5, 0.35);
      const at = writeOdds(words.number, flight.at);
      if (last.ride !== 'out') announce(words(ride.kind === 'lost' ? 'burstLost' : 'burstAt', { at }));
    }
    if (last.flight === 'waiting' && flight?.kind === 'rising') sound.play('rise', 2);
  });
}
