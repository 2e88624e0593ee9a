import * as v from 'valibot';
import { GAME_CODES } from '../protocol/codes.ts';
import { Refusal } from './refusal.ts';

/** What every good answer is wrapped in. */
export function success(data: unknown): { code: string; message: string; data: unknown } {
  return { code: GAME_CODES.success, message: 'ok', data };
}

/** @throws Refusal 400 that names the first field which is not as the schema says */
export function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal(GAME_CODES.malformed, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
