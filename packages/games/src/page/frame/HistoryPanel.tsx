import type { RoundAnswer } from '../answers.ts';
import { useServices } from '../hooks/services.ts';
import { endOf } from '../rounds/round-end.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { PlayedLine } from '../parts/PlayedLine.tsx';
import { refusalScreen } from './refusals.ts';
import { useHistory } from './use-history.ts';

/** The player's last rounds of this game in all sessions, and their sum. */
export function HistoryPanel({ onClose }: { readonly onClose: () => void }) {
  const { words, money } = useServices();
  const history = useHistory();
  const rounds = history.kind === 'known' ? history.rounds : [];
  const sum = (part: 'staked' | 'payout' | 'returned'): bigint =>
    rounds.reduce((total, round) => total + money.read(round[part] ?? '0'), 0n);
  const unused = sum('returned');
  return (
    <Dialog title={words('history')} class="history" onClose={onClose}>
      {history.kind === 'asking' && <p>{words('loading')}</p>}
      {history.kind === 'refused' && <p role="alert">{words(refusalScreen(history.code).title)}</p>}
      {history.kind === 'known' && rounds.length === 0 && <p>{words('historyEmpty')}</p>}
      {rounds.length > 0 && (
        <>
          <p class="sum">
            {words('historySum', { staked: money.write(sum('staked')), paid: money.write(sum('payout')) })}
          </p>
          {unused > 0n && <p class="sum">{words('unusedBack', { amount: money.write(unused) })}</p>}
          <ol class="past-list">
            {rounds.map((round) => (
              <PastRound key={round.roundId} round={round} />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

const TODAY = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const BEFORE = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

function PastRound({ round }: { readonly round: RoundAnswer }) {
  const { words, money, instants } = useServices();
  const { at } = round;
  const { staked, payout, unused } = endOf(money, round);
  const won = payout > staked;
  return (
    <li class="past">
      <time dateTime={new Date(at).toISOString()}>
        {instants.write(at, instants.isToday(at) ? TODAY : BEFORE)}
      </time>
      <span class="past-line">
        <PlayedLine round={round} />
      </span>
      <span class="past-sum">
        <small>{words('stake')}</small>
        <span>{money.write(round.staked)}</span>
        {unused > 0n && <small>{words('unused', { amount: money.write(unused) })}</small>}
      </span>
      <span class={`past-sum ${won ? 'past-won' : ''}`}>
        <small>{words(round.payout === null ? 'historyOpen' : won ? 'win' : 'returned')}</small>
        {round.payout === null ? '–' : money.write(round.payout)}
      </span>
    </li>
  );
}
