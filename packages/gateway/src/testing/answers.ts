import type { Refusal } from '../releases/refusal.ts';

export async function json(answer: Response | Promise<Response>): Promise<unknown> {
  return (await answer).json();
}

/**
 * What a call of the registry was refused with: its status, then each refusal as one line.
 * @param secret must not stand in it
 */
export async function refusalOf(
  answer: Response | Promise<Response>,
  secret: string,
): Promise<[number, ...string[]]> {
  const { status, headers } = await answer;
  const text = await (await answer).text();
  expect(headers.get('content-type')).toContain('application/json');
  expect(text).not.toContain(secret);
  const { refused } = JSON.parse(text) as { refused: Refusal[] };
  const lines = refused.map(
    ({ code, what, expected, actual, hint }) =>
      `${code} ${what}: expected ${expected}, got ${actual}. ${hint}`,
  );
  return [status, ...lines];
}
