import type { RoomRules } from '../../../rules/room-rules.ts';
import { ROOMS } from './room.ts';

/** The waters; the first one where a code names none. */
export const VARIANTS: Record<string, RoomRules> = ROOMS;
