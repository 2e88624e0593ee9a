import type { RefusedOverride, RemoteOverride } from '@tessera/wire';
import { allowedOrigins, isAllowedOrigin, originFrom, type OverrideRule } from './rule.ts';

/** Asks for a remote from elsewhere: `?remote=mf-agent@http://localhost:4302`, several times for several remotes. */
export const OVERRIDE_PARAMETER = 'remote';
/** Keeps it for the pages that follow, until the browser is closed. */
export const OVERRIDE_COOKIE = 'tessera_override';

/** So many remotes at once, and so much of what somebody wrote is repeated to them. */
const MOST = 10;
const MOST_CHARACTERS = 120;

export interface OverrideVisit {
  readonly rule: OverrideRule;
  /** Of the address, with its question mark. */
  readonly search: string;
  /** The value of {@link OVERRIDE_COOKIE}. */
  readonly cookie: string | undefined;
  /** The browser says that it is logged in. */
  readonly isMember: boolean;
  /** The remotes of the live registry. */
  readonly remotes: readonly string[];
}

export interface OverrideDecision {
  readonly overrides: readonly RemoteOverride[];
  readonly refused: readonly RefusedOverride[];
  /** What the cookie is to say from now on, `''` for nothing; `undefined` where it is right as it is. */
  readonly remember: string | undefined;
}

/** Which remotes a page takes from elsewhere. The address decides, where it says nothing the cookie does. */
export function decideOverrides(visit: OverrideVisit): OverrideDecision {
  const { rule, search, cookie = '', isMember } = visit;
  if (rule.origins === 'none') return { overrides: [], refused: [], remember: cookie ? '' : undefined };
  const asked = new URLSearchParams(search).getAll(OVERRIDE_PARAMETER);
  const wanted = (asked.length > 0 ? asked : cookie.split(',')).map((one) => one.trim()).filter(Boolean);
  const overrides = new Map<string, RemoteOverride>();
  const refused: RefusedOverride[] = [];
  for (const one of wanted.slice(0, MOST)) {
    const read = readOverride(one, visit);
    if ('because' in read) refused.push(read);
    else if (isMember && rule.guestsOnly) refused.push(refusal(one, 'member', rule));
    else overrides.set(read.name, read);
  }
  const all = [...overrides.values()];
  const known = all.map(({ name, origin }) => `${name}@${origin}`).join();
  return { overrides: all, refused, remember: known === cookie ? undefined : known };
}

function readOverride(wanted: string, { rule, remotes }: OverrideVisit): RemoteOverride | RefusedOverride {
  const at = wanted.indexOf('@');
  const name = wanted.slice(0, Math.max(at, 0));
  const origin = originFrom(wanted.slice(at + 1));
  if (!/^[a-z][\w-]*$/i.test(name) || !origin) return refusal(wanted, 'form', rule);
  if (!remotes.includes(name)) return refusal(wanted, 'unknown', rule);
  if (!isAllowedOrigin(rule, origin)) return refusal(wanted, 'origin', rule);
  return { name, origin, guestsOnly: rule.guestsOnly };
}

function refusal(wanted: string, because: RefusedOverride['because'], rule: OverrideRule): RefusedOverride {
  return { wanted: wanted.slice(0, MOST_CHARACTERS), because, allowed: [...allowedOrigins(rule)] };
}
