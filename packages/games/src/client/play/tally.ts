/** What this page has seen of the session: for the clock's reminder and the history's sum. */
export interface Tally {
  readonly rounds: number;
  readonly staked: bigint;
  readonly paid: bigint;
}
export const NO_TALLY: Tally = { rounds: 0, staked: 0n, paid: 0n };

export function addRound(tally: Tally, stake: bigint, payout: bigint): Tally {
  return { rounds: tally.rounds + 1, staked: tally.staked + stake, paid: tally.paid + payout };
}

/** Hours, minutes and seconds as a clock shows them: `1:02:03`, `02:03`. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
