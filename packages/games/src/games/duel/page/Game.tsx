import { useCallback, useRef } from 'preact/hooks';
import {
  ChipRail,
  ChipTools,
  MainButton,
  ResultLine,
  StakeBar,
  Table,
  useCalm,
  useChips,
  useLook,
  useMoney,
  useOnChange,
  useTable,
  useTableResult,
  useToast,
  type ChipRules,
} from '../../../page/kit.ts';
import { ARENA, type DuelBet } from '../rules/duel.ts';
import type { Side } from '../rules/fight.ts';
import { Book } from './Book.tsx';
import { useDuel } from './duels.ts';
import { momentOf, textOf, type DuelSnapshot } from './moment.ts';
import { endOf, pastDuels } from './record.ts';
import { Stage } from './Stage.tsx';
import { Strip } from './Strip.tsx';
import { useReactions } from './useReactions.ts';
import { useDuelWords } from './words.ts';

/** Every round has another match-up: chips that were not placed do not wait for it. Both arenas take the same number. */
const CHIPS: ChipRules<DuelBet> = {
  spotOf: (bet) => bet,
  betOf: (spot) => spot as DuelBet,
  most: ARENA.most,
  lasting: false,
};

export function Game() {
  const words = useDuelWords();
  const money = useMoney();
  const toast = useToast();
  const calm = useCalm();
  const { rules, arena } = useDuel();
  const table = useTable(rules);
  const { now, phase, busy } = table;
  const snapshot = table.snapshot as DuelSnapshot | undefined;
  const seen = useRef({ snapshot, calm });
  seen.current = { snapshot, calm };
  const look = useCallback(() => {
    const { snapshot: known, calm: still } = seen.current;
    return known && momentOf(known, { arena, bettingMs: rules.bettingMs, now: now(), calm: still });
  }, [arena, rules, now]);
  useLook(() => textOf(look()));
  const moment = look();

  const open = phase === 'betting';
  const chips = useChips(CHIPS, table, snapshot?.roundId);
  const past = snapshot ? pastDuels(snapshot, arena) : [];
  const result = useTableResult(table);
  useReactions(moment, snapshot?.outcome ? endOf(snapshot.outcome, arena) : undefined, result);
  useOnChange(phase, () => {
    if (phase === 'running' && chips.laidTotal > 0n) toast(words('notPlaced'));
  });

  return (
    <>
      <Table>
        <div class="hall" data-phase={phase ?? 'none'}>
          {snapshot && <Strip moment={moment} past={past} players={snapshot.players} />}
          <Stage
            moment={moment}
            look={look}
            now={now}
            calm={calm}
            arena={arena}
            past={past}
            backed={sidesOf(chips.placed)}
          />
          {moment && snapshot?.offer && (
            <Book
              offer={snapshot.offer}
              arena={arena}
              standing={moment.standing}
              isOver={moment.act.kind === 'end'}
              open={open}
              locked={!open || busy}
              chips={chips}
            />
          )}
        </div>
        <ResultLine result={result} idle={idleText()} />
      </Table>
      <StakeBar right={<ChipRail />}>
        <ChipTools chips={chips} />
        <MainButton
          label={mainText()}
          busy={busy}
          disabled={!chips.canPlace}
          onPress={() => void chips.place()}
        />
      </StakeBar>
    </>
  );

  function mainText(): string {
    if (open && chips.laidTotal > 0n) return words('place', { amount: money.write(chips.laidTotal) });
    return words(open ? 'choose' : 'closed');
  }

  function idleText(): string {
    if (phase === 'void') return words('void');
    if (chips.placedTotal > 0n) return words('placed', { amount: money.write(chips.placedTotal) });
    return words(open ? 'idleBetting' : 'idleDuel');
  }
}

/** Whom the player has bet on to win. */
function sidesOf(placed: ReadonlyMap<string, bigint>): ReadonlySet<Side> {
  return new Set((['left', 'right'] as const).filter((side) => placed.has(side)));
}
