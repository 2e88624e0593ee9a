import { hear } from './live.ts';
import type { Services } from './services.ts';

/** How often the balance is asked for while nothing is connected. */
const AWAY_MS = 2_500;

type Parts = Pick<Services, 'api' | 'balance' | 'live' | 'money' | 'over'>;

/** Asks what the player has. Where there is no answer, what is shown stays. @returns whether there was one */
export async function askBalance({
  api,
  balance,
  money,
}: Pick<Parts, 'api' | 'balance' | 'money'>): Promise<boolean> {
  try {
    await balance.refresh(async () => money.read((await api.balance()).balance));
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps the balance as it is, whatever changes it: money also comes from outside of the game. The server says it by
 * itself; while nothing is connected it is asked.
 * @returns its disposer
 */
export function keepBalance(parts: Parts): () => void {
  const { balance, live, money, over } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function schedule(): void {
    clearTimeout(timer);
    if (closed || over.value || live.connected.value) return;
    timer = setTimeout(() => void askBalance(parts).then(schedule), AWAY_MS);
  }

  schedule();
  const disposers = [
    hear(live, 'balance', (event) => balance.tell(money.read(event.balance))),
    live.connected.subscribe(schedule),
  ];
  return () => {
    closed = true;
    clearTimeout(timer);
    for (const dispose of disposers) dispose();
  };
}
