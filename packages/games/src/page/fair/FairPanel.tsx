import { useState } from 'preact/hooks';
import { MOST_SALT } from '../../protocol/rounds.ts';
import { useHistory } from '../frame/use-history.ts';
import { refusalScreen } from '../frame/refusals.ts';
import { useServices } from '../hooks/services.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useCell } from '../services/cell.ts';
import { CheckedRound } from './CheckedRound.tsx';

const SHOWN_ROUNDS = 10;

/** How this game's rounds are drawn, what was promised for the next one, and the last ones to check. */
export function FairPanel({ onClose }: { readonly onClose: () => void }) {
  const { session, words, nextHash } = useServices();
  // A table's rounds are everybody's: their numbers are mixed in, not one player's words.
  const table = session.fair.nextHash === null;
  const hash = useCell(nextHash);
  const history = useHistory();
  return (
    <Dialog title={words('fair')} wide class="fair" onClose={onClose}>
      <p>{words(table ? 'fairTableHow' : 'fairHow')}</p>
      {hash !== null && (
        <>
          <h3>{words(table ? 'fairThis' : 'fairNext')}</h3>
          <code class="hash">{hash}</code>
        </>
      )}
      {!table && <OwnWords />}
      <h3>{words('fairLast')}</h3>
      {history.kind === 'asking' && <p>{words('loading')}</p>}
      {history.kind === 'refused' && <p role="alert">{words(refusalScreen(history.code).title)}</p>}
      {history.kind === 'known' && history.rounds.length === 0 && <p>{words('historyEmpty')}</p>}
      {history.kind === 'known' && (
        <ol class="fair-rounds">
          {history.rounds.slice(0, SHOWN_ROUNDS).map((round) => (
            <CheckedRound key={round.roundId} round={round} />
          ))}
        </ol>
      )}
      <p>
        <a href="/fair" target="_blank" rel="noopener">
          {words('fairCheckOwn')}
        </a>
      </p>
    </Dialog>
  );
}

/** The player's words, mixed into each draw; kept as they are typed. */
function OwnWords() {
  const { words, salt } = useServices();
  const kept = useCell(salt.words);
  const [text, set] = useState(kept);
  return (
    <label class="field">
      <span>{words('fairWords')}</span>
      <input
        value={text}
        maxLength={MOST_SALT}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => {
          set(currentTarget.value);
          salt.set(currentTarget.value);
        }}
      />
      <small>{words('fairWordsNote', { count: MOST_SALT })}</small>
    </label>
  );
}
