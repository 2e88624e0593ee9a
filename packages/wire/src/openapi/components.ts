import type { Schema } from '../call.ts';
import { sessionStart } from '../calls/auth-session.ts';
import { game, gameTypeGroup, maintenance, provider } from '../entities.ts';
import { image, localisedName } from '../fields.ts';

/** Schemas that the OpenAPI document defines once and references elsewhere. */
export const COMPONENTS = {
  Game: game,
  GameTypeGroup: gameTypeGroup,
  Image: image,
  LocalisedName: localisedName,
  Maintenance: maintenance,
  Provider: provider,
  SessionStart: sessionStart,
} as const satisfies Readonly<Record<string, Schema>>;
