import * as v from 'valibot';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Wrong settings; the message has one line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Settings that hold a key or a password. A new setting is secret by its name. */
const SECRET_NAME = /KEY|SECRET|PASSWORD|^OIDC_PROVIDERS$|(?:DATABASE|REDIS|SMTP|GATEWAY)_URL$/;
/** A user or a password inside an address. */
const CREDENTIALS = /\/\/[^/\s]*@/;
const SHOWN_CHARACTERS = 200;

/**
 * Reads a server's settings.
 * @param entries one schema for each name
 * @param env e.g. `process.env`; an empty value counts as not set
 * @throws SettingsError that names every wrong setting, what it must be, and its value unless it is secret
 */
export function readEnv<const Entries extends v.ObjectEntries>(
  entries: Entries,
  env: Environment,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(v.object(entries), given);
  if (parsed.success) return parsed.output;
  const lines = new Map<string, string>();
  for (const issue of parsed.issues) {
    const name = String(issue.path?.[0].key ?? '');
    if (!lines.has(name)) lines.set(name, lineOf(name, given[name], issue.message));
  }
  throw new SettingsError([...lines.values()].join('\n'));
}

function lineOf(name: string, value: string | undefined, rule: string): string {
  if (value === undefined) return `${name} is missing: it ${rule}`;
  if (SECRET_NAME.test(name) || CREDENTIALS.test(value)) return `${name} ${rule} (its value is not shown)`;
  return `${name} ${rule}, not ${JSON.stringify(value.slice(0, SHOWN_CHARACTERS))}`;
}
