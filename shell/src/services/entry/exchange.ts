import { decodeAnswer, encodePayload, HEADERS, infoData, type AnswerOf } from '@tessera/wire';
import type { Http } from '../api/http.ts';
import type { BroughtLogin } from './entry.ts';

/**
 * Exchanges the code of an address for a login, and starts no session: another member's may be running.
 * @param language in the wire's form: `hi_IN`
 * @throws CallError if the code is refused
 */
export async function exchangeCode(code: string, http: Http, language: string): Promise<BroughtLogin> {
  const answer = await http({
    call: infoData,
    body: encodePayload(infoData, { enc: code }),
    headers: { [HEADERS.language]: language },
    signal: undefined,
  });
  const start = decodeAnswer(infoData, answer.status, answer.body) as AnswerOf<typeof infoData>;
  const { token, memberId, memberAccount: account, memberCurrency: currency } = start;
  return { token, memberId, account, currency };
}
