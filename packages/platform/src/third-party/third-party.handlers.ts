import { letterSent, profileUpdated, thirdPartyDemand, toWire } from '@tessera/wire';
import { CODE_OF_RULE } from '../auth/address-rules.ts';
import { ruleAgainst } from '../auth/address-rules.ts';
import { enter } from '../auth/enter.ts';
import { lockData } from '../auth/lock-refusal.ts';
import { notingRefusals } from '../auth/login-refusals.ts';
import { inWords } from '../auth/refusal.texts.ts';
import type { ProviderAccount } from '../db/schema/third-party.ts';
import type { Context, Handlers } from '../http/handlers.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { confirm } from './confirm.ts';
import type { IdentityProvider } from './providers.ts';
import { startVisit } from './start.ts';
import { suggestionsOf } from './suggestions.ts';

type Calls =
  | 'linkedLogins'
  | 'thirdPartyComplete'
  | 'thirdPartyLink'
  | 'thirdPartyLinkComplete'
  | 'thirdPartyLinkStart'
  | 'thirdPartyProviders'
  | 'thirdPartyStart'
  | 'thirdPartyUnlink';

interface LinkContext extends Pick<Context<'thirdPartyLink'>, 'language' | 'member'> {
  refuse(code: '102' | '103'): Refusal;
}

/** A provider as the wire shows it. */
const presentProvider = ({ id, name, mark }: Pick<IdentityProvider, 'id' | 'name' | 'mark'>) => ({
  id,
  name,
  ...(mark !== undefined && { mark }),
});

export function thirdPartyHandlers(services: Services): Pick<Handlers, Calls> {
  const { attempts, db, identityProviders, linkedLogins, live, networkFailures } = services;
  const providerOf = (id: string) => presentProvider(identityProviders.get(id) ?? { id, name: id });

  async function link(account: ProviderAccount, context: LinkContext) {
    const { member } = context;
    const provider = providerOf(account.providerId);
    const result = await linkedLogins.link(member.id, account, provider.name);
    if (result.status === 'taken') throw inWords(context, '102', 'thirdPartyTaken');
    if (result.status === 'another') throw inWords(context, '103', 'thirdPartyLinked');
    if (result.letterId !== null) announce(member.id, result.letterId);
    return { provider };
  }

  function announce(memberId: number, letterId: number): void {
    live.toMember(memberId, letterSent, { id: letterId });
    live.toMember(memberId, profileUpdated, {});
  }

  return {
    async thirdPartyProviders() {
      return { providers: [...identityProviders.values()].map(presentProvider) };
    },

    thirdPartyStart: (payload, context) => startVisit(services, payload, null, context),

    async thirdPartyComplete(payload, context) {
      const { address, refuse } = context;
      const rule = await ruleAgainst(db, address);
      if (rule) throw refuse(CODE_OF_RULE[rule]);
      const full = await networkFailures.lockOf(address);
      if (full) throw refuse('106', lockData(full));
      const { account, claims, provider } = await confirm(services, payload, null, context);
      const member = await linkedLogins.use(account);
      if (!member) {
        // Never by an e-mail address, verified or not: only its own login proves whose an account is.
        const linkToken = await attempts.arrive(account, payload.secret);
        throw refuse(
          '110',
          toWire(thirdPartyDemand, {
            linkToken,
            provider: presentProvider(provider),
            ...suggestionsOf(claims),
          }),
        );
      }
      const { device, system, browser, udid, siteId } = payload;
      const record = { device, system, browser, udid };
      return notingRefusals(services.db, member, { device: record, address: context.address }, () =>
        enter(services, { member, device: record, siteId }, context),
      );
    },

    async thirdPartyLink({ linkToken, secret }, context) {
      const account = await attempts.takeArrival(linkToken, secret);
      if (!account) throw inWords(context, '101', 'thirdPartyOver');
      return link(account, context);
    },

    async thirdPartyLinkStart(payload, context) {
      const { member, session } = context;
      const linked = await linkedLogins.of(member.id);
      if (linked.some(({ providerId }) => providerId === payload.provider)) {
        throw inWords(context, '103', 'thirdPartyLinked');
      }
      return startVisit(services, payload, session.id, context);
    },

    async thirdPartyLinkComplete(payload, context) {
      const { account } = await confirm(services, payload, context.session.id, context);
      return link(account, context);
    },

    async linkedLogins(_payload, { member }) {
      const logins = await linkedLogins.of(member.id);
      return {
        logins: logins.map(({ id, providerId, label, linkedAt, lastUsedAt }) => ({
          id,
          provider: providerOf(providerId),
          label,
          linkedAt: linkedAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
      };
    },

    async thirdPartyUnlink({ id }, context) {
      const { member } = context;
      const letterId = await linkedLogins.unlink(member.id, id, (providerId) => providerOf(providerId).name);
      if (letterId === undefined) throw inWords(context, '101', 'thirdPartyUnlinked');
      announce(member.id, letterId);
      return {};
    },
  };
}
