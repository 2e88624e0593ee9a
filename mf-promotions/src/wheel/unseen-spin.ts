import { callQuery, keyOf, type RemoteScope } from '@tessera/kit';
import { sendIntent } from '@tessera/kit/intents';
import { ROULETTE_SPIN_MS } from '@tessera/domain';
import { roulette, rouletteInfo, rouletteSpin, type AnswerOf } from '@tessera/wire';
import { keptPayload } from '../kept-payload.ts';
import { takeWheel } from './alone.ts';
import { memberOf, showLatePrize } from './late-prize.ts';
import { runningSpin, startSpin } from './running-spin.ts';
import { settleSpin } from './spin-payload.ts';

type Won = AnswerOf<typeof rouletteSpin>;

/**
 * Asks for the outcome of a spin that a reload has left, by the same request, and shows it by a toast when its wheel would
 * have stopped. Does nothing without such a spin, or while one runs in this or another tab.
 */
export async function showUnseenSpin(scope: RemoteScope): Promise<void> {
  const { shell, queries } = scope;
  const payload = keptPayload(shell, rouletteSpin).get();
  const member = memberOf(shell);
  if (!member || !payload || runningSpin(shell)) return;
  const end = startSpin(shell);
  const giveBack = await takeWheel(navigator.locks);
  try {
    const outcome = giveBack && (await sendIntent(scope, rouletteSpin, payload));
    if (outcome?.status === 'refused') settleSpin(shell);
    if (outcome?.status !== 'done') return;
    await new Promise((resolve) => setTimeout(resolve, ROULETTE_SPIN_MS));
    const amount = await amountOf(scope, outcome.answer);
    // The next login of this member shows it.
    if (memberOf(shell)?.id !== member.id) return;
    if (amount !== undefined) showLatePrize(scope, { amount }, member);
    settleSpin(shell);
    void shell.session.refreshBalance();
    for (const call of [roulette, rouletteInfo]) void queries.invalidateQueries({ queryKey: keyOf(call) });
  } finally {
    giveBack?.();
    end();
  }
}

/** Returns what a prize pays; `undefined` where neither the answer nor the present wheel has it. */
async function amountOf(
  { shell, queries }: RemoteScope,
  { prizeId, amount }: Won,
): Promise<string | undefined> {
  if (amount !== undefined) return amount;
  const { prizeSettings } = await queries.fetchQuery(callQuery(shell, rouletteInfo, {}));
  return prizeSettings.find((prize) => prize.prizeId === prizeId)?.amount;
}
