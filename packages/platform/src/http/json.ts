import { malformed } from './refusal.ts';

/** Deeper than anything that is sent here, and far from where a recursive reader, ours or the database's, gives up. */
const MAX_DEPTH = 32;

/** A request's body. @throws Refusal 400 where it is no JSON, or nested without end */
export function readJson(text: string): unknown {
  if (text === '') return undefined;
  if (isTooDeep(text)) throw malformed('body', `is nested deeper than ${MAX_DEPTH}`);
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('body', 'is not JSON');
  }
}

/** Reads each character once: an expression that skips strings goes over a hostile text again and again. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isInString = !isInString;
    else if (isInString) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
