import {
  linkedLogins,
  thirdPartyComplete,
  thirdPartyLink,
  thirdPartyLinkComplete,
  thirdPartyLinkStart,
  thirdPartyProviders,
  thirdPartyStart,
  thirdPartyUnlink,
} from './third-party.ts';

/** The calls of third-party logins, for `CALLS`. */
export const THIRD_PARTY_CALLS = {
  linkedLogins,
  thirdPartyComplete,
  thirdPartyLink,
  thirdPartyLinkComplete,
  thirdPartyLinkStart,
  thirdPartyProviders,
  thirdPartyStart,
  thirdPartyUnlink,
} as const;
