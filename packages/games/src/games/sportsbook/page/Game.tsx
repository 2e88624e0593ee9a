import { useEffect, useRef, useState } from 'preact/hooks';
import {
  BalanceMeter,
  Controls,
  Dialog,
  isSlipStanding,
  Table,
  useBook,
  useMoney,
  useOnChange,
  useWords,
} from '../../../page/kit.ts';
import { DeskContext } from './desk.ts';
import { findFixture, firstFixture } from './fixtures.ts';
import { LiveStrip } from './LiveStrip.tsx';
import { Match } from './Match.tsx';
import type english from './messages/en_US.json';
import { Schedule } from './Schedule.tsx';
import { SlipDesk } from './SlipDesk.tsx';
import { useMedia } from './useMedia.ts';
import { useReactions } from './useReactions.ts';
import { useShortWay } from './useShortWay.ts';
import { useSlip, type SlipDraft } from './useSlip.ts';

/** A phone held upright: the slip is a sheet, behind a key at the lower edge. */
const UPRIGHT = '(orientation: portrait) and (max-width: 760px)';
/** Programme and match stand side by side; elsewhere one takes the place of the other. */
const WIDE = '(min-width: 1241px)';

/**
 * The book as a broadcast's score desk at night: what runs is a lit band along the upper edge, scores are figures that are
 * read across a room, kits are the only colours, and odds are the keys of the desk.
 */
export function Game() {
  const words = useWords<keyof typeof english>();
  const view = useBook();
  const { book, mine, now } = view;
  const slip = useSlip(view);
  const [selected, select] = useState<string | undefined>(undefined);
  const [before, remember] = useState<string | undefined>(undefined);
  const [sheet, setSheet] = useState(false);
  const upright = useMedia(UPRIGHT);
  const wide = useMedia(WIDE);
  const toSlip = useShortWay();
  useReactions(view);
  // Everything is placed: the note of it lies below the sheet.
  useOnChange(slip?.emptied, () => setSheet(false));

  if (!book || !slip) {
    return (
      <>
        <Table class="book" />
        <Controls class="dock">
          <BalanceMeter />
        </Controls>
      </>
    );
  }
  const chosen = findFixture(book, selected);
  const shown = chosen ?? (wide ? firstFixture(book) : undefined);
  const open = (fixtureId: string): void => {
    select(fixtureId);
    remember(fixtureId);
  };
  const desk = (
    <SlipDesk mine={mine} first={slip.draft.length === 0 && mine.some(isSlipStanding) ? 'bets' : 'slip'} />
  );
  return (
    <DeskContext.Provider value={{ book, slip, now, toSlip }}>
      <Table class="book">
        <LiveStrip selected={shown?.id} onSelect={open} />
        <div class="desk">
          {(wide || !shown) && (
            <Schedule selected={shown?.id} back={wide ? undefined : before} onSelect={open} />
          )}
          {shown && (
            <Match key={shown.id} fixture={shown} onBack={wide ? undefined : () => select(undefined)} />
          )}
        </div>
      </Table>
      <Controls class="dock">
        <BalanceMeter />
        {upright ? (
          <SlipHandle
            slip={slip}
            standing={mine.filter(isSlipStanding).length}
            open={sheet}
            onPress={() => setSheet(true)}
          />
        ) : (
          desk
        )}
      </Controls>
      {upright && sheet && (
        <Dialog title={words('slip')} class="slip-sheet" onClose={() => setSheet(false)}>
          {desk}
        </Dialog>
      )}
    </DeskContext.Provider>
  );
}

/** Opens the slip on a phone; says what is on it. */
function SlipHandle({
  slip,
  standing,
  open,
  onPress,
}: {
  readonly slip: SlipDraft;
  readonly standing: number;
  /** The keyboard comes back here when the sheet is closed. */
  readonly open: boolean;
  readonly onPress: () => void;
}) {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const at = button.current!;
    return open ? () => at.focus() : undefined;
  }, [open]);
  const { draft, plan } = slip;
  const isEmpty = draft.length === 0;
  const count = isEmpty ? standing : draft.length;
  return (
    <button ref={button} type="button" class="handle" data-full={isEmpty ? undefined : ''} onClick={onPress}>
      <span>
        {words(isEmpty && standing > 0 ? 'myBets' : 'slip')}
        {count > 0 && <span class="count">{words.number(count)}</span>}
      </span>
      {!isEmpty && (
        <small>
          {words('couldPay')} {money.write(plan.couldPay)}
        </small>
      )}
    </button>
  );
}
