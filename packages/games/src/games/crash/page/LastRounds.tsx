import { useWords, type TableSnapshot } from '../../../page/kit.ts';
import type { CrashOutcome } from '../rules/crash.ts';
import { writeOdds } from './flight.ts';
import type english from './messages/en_US.json';

/** How far a rise went, for its colour: below two, below ten, above. */
const heightOf = (at: number) => (at < 200 ? 'low' : at < 1_000 ? 'middle' : 'high');

/** Where the last rounds ended, newest first. */
export function LastRounds({ last }: { readonly last: TableSnapshot<CrashOutcome>['last'] }) {
  const words = useWords<keyof typeof english>();
  return (
    <ol class="last" aria-label={words('last')}>
      {last.map(({ number, outcome }) => (
        <li key={number} data-height={heightOf(outcome.crashAt)}>
          {writeOdds(words.number, outcome.crashAt)}
        </li>
      ))}
    </ol>
  );
}
