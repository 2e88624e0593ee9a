import type { BookState, Fixture } from '../../../protocol/book.ts';
import { BalanceMeter, Button, useBook, useOpenWhole, useSession, useWords } from '../../../page/kit.ts';
import { AtDesk } from './AtDesk.tsx';
import { MatchRow } from './MatchRow.tsx';
import type english from './messages/en_US.json';
import { picksOf } from './slip.ts';
import { SlipBody } from './SlipDesk.tsx';
import { useReactions } from './use-reactions.ts';
import { useSlip, type OpenView } from './use-slip.ts';

/** As many matches as a lobby's page has room for: those that began last are still open, then the next ones. */
const SHOWN = { running: 2, upcoming: 2 } as const;

/** The book's short form, in a frame of the lobby's: the nearest matches, the odds of their result, and a slip of one leg. */
export function Quick() {
  const words = useWords<keyof typeof english>();
  const { gameName } = useSession();
  const openWhole = useOpenWhole();
  const view = useBook();
  const { book } = view;
  useReactions(view);
  return (
    <main class="quick-book">
      <header>
        <h1>{gameName}</h1>
        <BalanceMeter />
      </header>
      {book ? <QuickParts view={{ ...view, book }} /> : <p class="quiet">{words('loading')}</p>}
      <Button label={words('openWhole')} onPress={openWhole} />
    </main>
  );
}

function QuickParts({ view }: { readonly view: OpenView }) {
  const words = useWords<keyof typeof english>();
  const slip = useSlip(view, 1);
  return (
    <AtDesk view={view} slip={slip}>
      <div class="quick-parts">
        <ol class="rows">
          {nearest(view.book).map((fixture) => (
            <MatchRow key={fixture.id} fixture={fixture} picks={picksOf(slip.draft, fixture.id)} />
          ))}
        </ol>
        <section class="slip-desk" aria-label={words('slip')}>
          <SlipBody />
        </section>
      </div>
    </AtDesk>
  );
}

function nearest({ fixtures }: BookState): readonly Fixture[] {
  const of = (phase: Fixture['phase']): readonly Fixture[] => fixtures.filter((one) => one.phase === phase);
  return [...of('running').slice(-SHOWN.running), ...of('upcoming').slice(0, SHOWN.upcoming)];
}
