import { useEffect, useState } from 'preact/hooks';
import { useCalm } from '../hooks/feel.ts';
import { useMoney, useWords } from '../hooks/session.ts';
import { verdictOf } from '../services/verdict.ts';

const COUNT_MS = { win: 900, grand: 2_600 } as const;

interface Result {
  /** Minor unit. */
  readonly payout: bigint;
  readonly staked: bigint;
}

/**
 * The line under the table: what a round has paid, told as what it is: only what is more than the stake is counted up and
 * set large. Hidden from assistive technology: the frame reads results out.
 */
export function ResultLine({
  result,
  idle = '',
  note = '',
}: {
  /** Of a round whose end is shown; `undefined` shows `idle`. */
  readonly result?: Result | undefined;
  readonly idle?: string;
  readonly note?: string;
}) {
  const words = useWords();
  const money = useMoney();
  const verdict = result ? verdictOf(result.payout, result.staked) : 'idle';
  const won = verdict === 'win' || verdict === 'grand';
  const amount = useCountUp(result?.payout ?? 0n, won ? COUNT_MS[verdict] : 0);
  return (
    <div class="result" data-verdict={verdict} aria-hidden="true">
      <div class="result-lines">
        <div class="result-main">
          {verdict === 'idle' ? (
            said(idle)
          ) : verdict === 'nothing' ? undefined : (
            <>
              <span class="result-label">{words(won ? 'win' : 'returned')}</span>
              <span class="result-amount">{money.write(amount)}</span>
            </>
          )}
        </div>
        <span class="result-note">{said(note)}</span>
      </div>
    </div>
  );
}

/** Nothing rather than an empty text, which would be set anew whenever the line is drawn. */
const said = (text: string): string | undefined => (text === '' ? undefined : text);

/** Counts from nothing up to the amount; at once where `ms` is 0 or the player wants calm. */
function useCountUp(amount: bigint, ms: number): bigint {
  const calm = useCalm();
  const length = calm ? 0 : ms;
  const [share, setShare] = useState(1);
  useEffect(() => {
    if (length === 0) return setShare(1);
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const passed = Math.min(1, Math.max(0, (now - start) / length));
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(count);
    });
    setShare(0);
    return () => cancelAnimationFrame(frame);
  }, [amount, length]);
  return share === 1 || length === 0 ? amount : BigInt(Math.round(Number(amount) * share));
}
