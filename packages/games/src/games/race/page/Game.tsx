import { useMemo, useRef } from 'preact/hooks';
import {
  ChipRail,
  ChipTools,
  MainButton,
  ResultLine,
  Scene,
  StakeBar,
  Table,
  useCalm,
  useChips,
  useMoney,
  useOnChange,
  useTable,
  useTableResult,
  useToast,
  useWords,
  useGameWorld,
} from '../../../page/kit.ts';
import { SPRINT } from '../rules/race.ts';
import type { Runner } from '../rules/runners.ts';
import { useNames } from './bet-names.ts';
import { Board } from './Board.tsx';
import { Finish } from './Finish.tsx';
import type english from './messages/en_US.json';
import { Order, StillBoard } from './Order.tsx';
import { raceOf, type RaceSnapshot } from './running.ts';
import { createTrack } from './scene/track.scene.ts';
import { Slip } from './Slip.tsx';
import { betOf, CHIPS, lanesOf } from './spots.ts';
import { Strip } from './Strip.tsx';
import { useReactions } from './use-reactions.ts';
import { useStanding } from './use-standing.ts';

/** Where track and board stand side by side; elsewhere the board makes room for the race. */
const WIDE = '(min-width: 1000px) and (min-height: 521px)';
const NOBODY: readonly Runner[] = [];

export function Game() {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const calm = useCalm();
  const world = useGameWorld();
  const toast = useToast();
  const table = useTable(SPRINT);
  const { now, phase, mine } = table;
  const snapshot = table.snapshot as RaceSnapshot | undefined;
  const offer = snapshot?.offer ?? undefined;
  const open = phase === 'betting';
  const chips = useChips(CHIPS, table, snapshot?.roundId);
  // The same list as long as it is the same field: the scene paints each of its machines once.
  const line = offer?.lanes.map(({ runner }) => runner).join() ?? '';
  const field = useMemo(() => (line === '' ? NOBODY : (line.split(',') as Runner[])), [line]);
  const names = useNames(field, offer?.places ?? 1);
  const standing = useStanding(snapshot, now);
  const backed = new Set(
    [...chips.placed.keys(), ...chips.laid.keys()].flatMap((spot) => lanesOf(betOf(spot))),
  );
  const isMine = (lane: number): boolean => backed.has(lane);

  // The scene is made once, and asks for what is true in each frame.
  const seen = useRef({ snapshot, field, isMine, name: names.runner });
  seen.current = { snapshot, field, isMine, name: names.runner };
  const track = useMemo(() => {
    const wide = matchMedia(WIDE);
    return createTrack({
      field: () => seen.current.field,
      race: () => raceOf(seen.current.snapshot, now()),
      now,
      isMine: (lane) => seen.current.isMine(lane),
      shown: () => wide.matches || seen.current.snapshot?.phase !== 'betting',
      name: (runner) => seen.current.name(runner),
      world,
    });
  }, [now, world]);

  const result = useTableResult(table);
  useReactions(snapshot, standing, names, result);
  useOnChange(phase, () => {
    if (phase === 'running' && chips.laidTotal > 0n) toast(words('notPlaced'));
  });

  return (
    <>
      <Table>
        <div class="hall" data-phase={phase ?? 'none'}>
          {snapshot && (
            <Strip snapshot={snapshot} msLeft={table.msLeft} finished={standing?.arrived === field.length} />
          )}
          <div class="track">
            {calm ? (
              standing && <StillBoard field={field} standing={standing} isMine={isMine} name={names.runner} />
            ) : (
              <>
                <Scene create={track} />
                {standing && <Order field={field} standing={standing} isMine={isMine} />}
                {standing && <Finish field={field} standing={standing} name={names.runner} />}
              </>
            )}
          </div>
          {offer && (
            <div class="desk">
              <Board offer={offer} chips={chips} locked={!open || table.busy} />
              <Slip
                offer={offer}
                mine={mine}
                chips={chips}
                now={standing}
                onReturn={open && !table.busy ? (roundId) => void table.takeBack(roundId) : undefined}
              />
            </div>
          )}
        </div>
        <ResultLine result={result} idle={idleText()} />
      </Table>
      <StakeBar right={<ChipRail />}>
        <ChipTools chips={chips} />
        <MainButton
          label={mainText()}
          busy={table.busy}
          disabled={!chips.canPlace}
          onPress={() => void chips.place()}
        />
      </StakeBar>
    </>
  );

  function mainText(): string {
    if (open && chips.laidTotal > 0n) return words('placeBets', { amount: money.write(chips.laidTotal) });
    return words(open ? 'layChips' : 'closed');
  }

  function idleText(): string {
    if (phase === 'void') return words('void');
    if (chips.placedTotal > 0n) return words('placed', { amount: money.write(chips.placedTotal) });
    return words(open ? 'idleBetting' : 'idleRunning');
  }
}
