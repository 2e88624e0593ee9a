import { problemOf, type RefusalTexts } from '@tessera/kit/intents';
import {
  authenticatorLoginOf,
  doubleValidationOf,
  thirdPartyDemandOf,
  type thirdPartyComplete,
  type thirdPartyLink,
  type thirdPartyLinkComplete,
  type thirdPartyLinkStart,
  type thirdPartyStart,
  type thirdPartyUnlink,
} from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import { shutNotice } from '../login/login.codes.ts';
import type { MessageId, Wording } from '../text.ts';
import type { Pending } from './pending.atoms.ts';

/** The server's own words are the toast of spec §8, where a code has no text here. */
const SERVER_WORDS = {};

export const START_TEXTS: RefusalTexts<typeof thirdPartyStart, MessageId> &
  RefusalTexts<typeof thirdPartyLinkStart, MessageId> = {
  '101': SERVER_WORDS,
  '103': SERVER_WORDS,
  '105': SERVER_WORDS,
};

const COMPLETE_TEXTS: RefusalTexts<typeof thirdPartyComplete, MessageId> = {
  '101': SERVER_WORDS,
  '102': 'login.account_disable',
  '103': 'login.account_freezen',
  '104': SERVER_WORDS,
  '105': SERVER_WORDS,
  '106': 'login.ip_error',
  // Shown only where the data of the refusal cannot be read.
  '107': 'double.unreadable',
  '110': 'thirdParty.unreadable',
  '201': 'login.ip_error_code',
  '202': 'login.ip_error_code',
  '203': 'login.ip_error_code',
  // The validation asks for the account's name, which only the login form knows.
  '802': 'thirdParty.transfer',
  '803': 'authenticator.err_over',
};

export const LINK_TEXTS: RefusalTexts<typeof thirdPartyLink, MessageId> &
  RefusalTexts<typeof thirdPartyLinkComplete, MessageId> = {
  '101': SERVER_WORDS,
  '102': SERVER_WORDS,
  '103': SERVER_WORDS,
  '104': SERVER_WORDS,
  '105': SERVER_WORDS,
};

export const UNLINK_TEXTS: RefusalTexts<typeof thirdPartyUnlink, MessageId> = { '101': SERVER_WORDS };

/** Returns how a refused login by a provider goes on, or the words that end it. */
export function completionRefusal(
  error: unknown,
  secret: string,
): { readonly pending: Pending } | { readonly wording: Wording } {
  const demand = thirdPartyDemandOf(error);
  if (demand) return { pending: { kind: 'arrival', demand, secret } };
  const question = doubleValidationOf(error);
  if (question) return { pending: { kind: 'step', step: { kind: 'differentDevice', question } } };
  const loginId = authenticatorLoginOf(error);
  if (loginId !== undefined) return { pending: { kind: 'step', step: { kind: 'authenticator', loginId } } };
  const notice = shutNotice(error);
  if (notice) return { pending: { kind: 'shut', notice } };
  return { wording: problemOf(error, COMPLETE_TEXTS, FAILURE_TEXTS).wording };
}

/** Returns why the provider confirmed nothing. The provider's own words could be anybody's: they are not shown. */
export function providerRefusal(error: string | undefined, provider: string): Wording {
  const id = error === 'access_denied' ? 'thirdParty.denied' : 'thirdParty.failed';
  return { id, values: { provider } };
}
