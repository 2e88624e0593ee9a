import { useCallback, useRef } from 'preact/hooks';
import { useCalm, useLook, type Chips, type TableResult, type TableView } from '../../../page/kit.ts';
import type { DuelBet, DuelOffer, DuelOutcome } from '../rules/duel.ts';
import type { Side } from '../rules/fight.ts';
import { Book } from './Book.tsx';
import { useDuel } from './duels.ts';
import { momentOf, progressText, type DuelSnapshot } from './moment.ts';
import { endOf, pastDuels } from './record.ts';
import { Stage } from './Stage.tsx';
import { Strip } from './Strip.tsx';
import { useReactions } from './use-reactions.ts';

/** What everybody sees of the duel, and what can be bet on. Each part looks by itself for what changes in it alone. */
export function Hall({
  table,
  chips,
  result,
}: {
  readonly table: TableView<DuelBet, DuelOutcome, DuelOutcome, DuelOffer>;
  readonly chips: Chips;
  readonly result: TableResult | undefined;
}) {
  const calm = useCalm();
  const { rules, arena } = useDuel();
  const { now, phase, busy } = table;
  const snapshot = table.snapshot as DuelSnapshot | undefined;
  const seen = useRef({ snapshot, calm });
  seen.current = { snapshot, calm };
  const look = useCallback(() => {
    const { snapshot: known, calm: still } = seen.current;
    return known && momentOf(known, { arena, bettingMs: rules.bettingMs, now: now(), calm: still });
  }, [arena, rules, now]);
  useLook(() => progressText(look()));
  const moment = look();

  const open = phase === 'betting';
  const past = snapshot ? pastDuels(snapshot, arena) : [];
  useReactions(moment, snapshot?.outcome ? endOf(snapshot.outcome, arena) : undefined, result);

  return (
    <div class="hall" data-phase={phase ?? 'none'}>
      {snapshot && <Strip look={look} past={past} players={snapshot.players} />}
      <Stage look={look} now={now} calm={calm} arena={arena} past={past} backed={sidesOf(chips.placed)} />
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
  );
}

/** Whom the player has bet on to win. */
function sidesOf(placed: ReadonlyMap<string, bigint>): ReadonlySet<Side> {
  return new Set((['left', 'right'] as const).filter((side) => placed.has(side)));
}
