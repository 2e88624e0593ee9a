import { GAME_CODES, type GameCode } from '../../protocol/codes.ts';
import { Refusal } from '../refusal.ts';

/** @throws Refusal */
export function refuse(code: keyof typeof GAME_CODES, message: string, data?: unknown): never {
  throw new Refusal(GAME_CODES[code] satisfies GameCode, message, data);
}
