import { CallError } from '@tessera/wire';
import { GAME_CODES, type GameCode } from '../protocol/codes.ts';

/** A request that is answered with a code of the game's own table. `message` is for developers; the page has its own. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: GameCode;
  readonly status: number;
  /** What the answer tells beside its code. */
  readonly data: unknown;

  constructor(code: GameCode, message: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
    this.status = Number(code);
  }
}

const BY_PLATFORM_CODE: Record<string, GameCode> = {
  '401': GAME_CODES.sessionOver,
  '402': GAME_CODES.balanceTooLow,
  '409': GAME_CODES.requestReused,
  '410': GAME_CODES.roundClosed,
  '411': GAME_CODES.roundClosed,
  '412': GAME_CODES.stakeOutOfRange,
  '413': GAME_CODES.playPaused,
  '414': GAME_CODES.limitReached,
  '415': GAME_CODES.realityCheckDue,
  '416': GAME_CODES.maintenance,
  '417': GAME_CODES.transferDisabled,
  '419': GAME_CODES.bonusStake,
};

/** Whether the call was answered, so that asking again will not change it. */
export function isCertain(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { failure } = error;
  if (failure.kind === 'unauthorised' || failure.kind === 'unavailable') return true;
  return failure.kind === 'refused' && failure.status < 500;
}

/** Whether the platform said no in the protocol's own words. */
export function isDeclared(error: unknown): error is CallError {
  return error instanceof CallError && error.code !== undefined && error.code in BY_PLATFORM_CODE;
}

/** What the platform's no means to the player. @param code of the wallet's calls */
export function refusalFor(code: string, message: string): Refusal {
  return new Refusal(BY_PLATFORM_CODE[code] ?? GAME_CODES.roundClosed, message);
}

/** What a failed call to the platform means to the player. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const { failure } = error;
  const code = failure.kind === 'refused' ? BY_PLATFORM_CODE[failure.code] : undefined;
  if (code) return new Refusal(code, error.message);
  return new Refusal(
    GAME_CODES.platformUnreachable,
    `${error.call} got no answer to act on: ${error.message}`,
  );
}
