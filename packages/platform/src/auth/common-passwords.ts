import { checkPassword, PASSWORD_LENGTH_LIMIT } from '@tessera/domain';

let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among those that attackers try first. The list is loaded with the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.toLowerCase());
}

/** Keeps only what the other rules admit: a fifth of the list. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const possible = dictionary['passwords-common'].filter(
    (password) => checkPassword(password, PASSWORD_LENGTH_LIMIT) === undefined,
  );
  return new Set(possible.map((password) => password.toLowerCase()));
}
