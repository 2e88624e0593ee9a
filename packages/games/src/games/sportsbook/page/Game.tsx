import { useState } from 'preact/hooks';
import {
  BalanceMeter,
  Controls,
  Dialog,
  isSlipStanding,
  Table,
  useBook,
  useOnChange,
  useWords,
} from '../../../page/kit.ts';
import { AtDesk } from './AtDesk.tsx';
import { findFixture, firstFixture } from './fixtures.ts';
import { LiveStrip } from './LiveStrip.tsx';
import { Match } from './Match.tsx';
import type english from './messages/en_US.json';
import { Schedule } from './Schedule.tsx';
import { picksOf } from './slip.ts';
import { SlipDesk } from './SlipDesk.tsx';
import { SlipHandle } from './SlipHandle.tsx';
import { useMedia } from './use-media.ts';
import { useReactions } from './use-reactions.ts';
import { useSlip, type OpenView } from './use-slip.ts';
import { useSteady } from './use-steady.ts';

/** A phone held upright: the slip is a sheet, behind a key at the lower edge. */
const UPRIGHT = '(orientation: portrait) and (max-width: 760px)';
/** Programme and match stand side by side; elsewhere one takes the place of the other. */
const WIDE = '(min-width: 1241px)';

/**
 * The book as a broadcast's score desk at night: what runs is a lit band along the upper edge, scores are figures that are
 * read across a room, kits are the only colours, and odds are the keys of the desk.
 */
export function Game() {
  const view = useBook();
  const { book } = view;
  useReactions(view);
  if (book) return <OpenBook view={{ ...view, book }} />;
  return (
    <>
      <Table class="book" />
      <Controls class="dock">
        <BalanceMeter />
      </Controls>
    </>
  );
}

function OpenBook({ view }: { readonly view: OpenView }) {
  const words = useWords<keyof typeof english>();
  const { book, mine } = view;
  const slip = useSlip(view);
  const { draft } = slip;
  const [selected, select] = useState<string | undefined>(undefined);
  const [before, remember] = useState<string | undefined>(undefined);
  const [sheet, setSheet] = useState(false);
  const upright = useMedia(UPRIGHT);
  const wide = useMedia(WIDE);
  const { open, goBack, openSheet, closeSheet } = useSteady({
    open(fixtureId: string) {
      select(fixtureId);
      remember(fixtureId);
    },
    goBack: () => select(undefined),
    openSheet: () => setSheet(true),
    closeSheet: () => setSheet(false),
  });
  // Everything is placed: the note of it lies below the sheet.
  useOnChange(slip.emptied, closeSheet);

  const chosen = findFixture(book, selected);
  const shown = chosen ?? (wide ? firstFixture(book) : undefined);
  const standing = mine.filter(isSlipStanding).length;
  const desk = <SlipDesk mine={mine} first={draft.length === 0 && standing > 0 ? 'bets' : 'slip'} />;
  return (
    <AtDesk view={view} slip={slip}>
      <Table class="book">
        <LiveStrip fixtures={book.fixtures} players={book.players} selected={shown?.id} onSelect={open} />
        <div class="desk">
          {(wide || !shown) && (
            <Schedule
              fixtures={book.fixtures}
              results={book.results}
              draft={draft}
              selected={shown?.id}
              back={wide ? undefined : before}
              onSelect={open}
            />
          )}
          {shown && (
            <Match
              key={shown.id}
              fixture={shown}
              picks={picksOf(draft, shown.id)}
              onBack={wide ? undefined : goBack}
            />
          )}
        </div>
      </Table>
      <Controls class="dock">
        <BalanceMeter />
        {upright ? (
          <SlipHandle
            legs={draft.length}
            couldPay={slip.couldPay}
            standing={standing}
            open={sheet}
            onPress={openSheet}
          />
        ) : (
          desk
        )}
      </Controls>
      {upright && sheet && (
        <Dialog title={words('slip')} class="slip-sheet" onClose={closeSheet}>
          {desk}
        </Dialog>
      )}
    </AtDesk>
  );
}
