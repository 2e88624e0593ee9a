import { GAME_CODES } from '../../protocol/codes.ts';
import { ApiError, isOpenQuestion } from './api.ts';
import { askBalance } from './fresh-balance.ts';
import type { Services } from './services.ts';
import { pause } from './time.ts';

/** Waits between the tries of one request, in milliseconds. The player is asked only after the last. */
const WAITS = [400, 1_200, 2_500] as const;

/**
 * Asks until the server has said yes or no. The request is the same in every try, its id too, so it is carried out once
 * however many tries it takes.
 * @throws ApiError
 */
export async function insist<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const wait = WAITS[tries];
      if (wait === undefined || !isOpenQuestion(error)) throw error;
      await pause(wait);
    }
  }
}

export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'failed');

/**
 * Asks, and where the server says no, shows why and does what the player decides. `undefined` where it was not done.
 * @param settled what to put right before the player is told
 */
export async function askOrTell<T>(
  services: Pick<Services, 'refusals' | 'stake' | 'balance' | 'money' | 'api' | 'over' | 'leave' | 'reload'>,
  send: () => Promise<T>,
  settled: (decided: boolean) => void,
): Promise<T | undefined> {
  for (;;) {
    try {
      return await insist(send);
    } catch (error) {
      const code = codeOf(error);
      const open = isOpenQuestion(error) || code === 'failed' || code === '500' || code === '429';
      if (!open) settled(true);
      // The frame has said so, in place of the game.
      if (services.over.value) return undefined;
      if (code === GAME_CODES.balanceTooLow) await askBalance(services);
      const decision = await tell(services, code);
      if (decision === 'retry' && open) continue;
      if (open) settled(false);
      return undefined;
    }
  }
}

/** Shows why something was refused and carries out the player's decision. */
export async function tell(
  { refusals, stake, balance, api, leave, reload }: Parameters<typeof askOrTell>[0],
  code: string,
): Promise<'retry' | 'done'> {
  const lower = stake.stakes.filter((one) => one <= balance.shown.value && one < stake.stake.value).at(-1);
  for (;;) {
    const decision = await refusals.ask(code, lower);
    if (decision === 'retry') return 'retry';
    if (decision === 'lower' && lower !== undefined) stake.set(lower);
    if (decision === 'close') leave();
    if (decision === 'reload') reload();
    if (decision === 'seat') {
      try {
        await api.takeSeat();
        reload();
      } catch (error) {
        // The other window still has it: say why, and ask again.
        code = codeOf(error);
        continue;
      }
    }
    return 'done';
  }
}
