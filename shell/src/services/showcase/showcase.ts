import type { CurrencyCode, Member } from '@tessera/contracts';
import { CallError, login, type Call, type PayloadOf } from '@tessera/wire';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { ShellSession } from '../session/session.ts';
import type { ShellSite } from '../site/site.ts';

/** In whole units of the visitor's currency. */
const PLAY_BALANCE = '10000';
/** No member of a platform has this number. */
const NO_MEMBER = 0;

/** Showcase mode (the site's setting `demo`): a login without a platform, for this tab (spec §6: "Demo mode fakes login"). */
export interface Showcase {
  /**
   * Answers a login in place of the platform, for any account and password. `undefined`: send the call.
   * @throws CallError for what only a member may call, since there is none
   */
  readonly answer: (call: Call, payload: unknown) => { readonly answer: unknown } | undefined;
  /** Restores the login after a reload. */
  readonly restore: () => void;
}

export interface ShowcaseDeps {
  readonly site: Pick<ShellSite, 'get' | 'subscribe'>;
  readonly tabStorage: KeyStore;
  readonly session: Pick<ShellSession, 'enterShowcase' | 'get' | 'logout' | 'subscribe'>;
}

/** Creates the showcase of a site in this mode, for a visitor without a token; it ends its login with the mode. */
export function createShowcase({ site, tabStorage, session }: ShowcaseDeps): Showcase {
  /** The member of the login. */
  let shown: Member | undefined;

  function enter(account: string): Member {
    shown = memberOf(account, site.get().currency);
    tabStorage.set(KEYS.showcase, account);
    session.enterShowcase(shown, { amount: PLAY_BALANCE, version: 1 });
    return shown;
  }

  session.subscribe(() => {
    const now = session.get();
    if (now.status === 'member' && now.member === shown) return;
    shown = undefined;
    tabStorage.remove(KEYS.showcase);
  });
  site.subscribe(() => {
    if (shown && !site.get().settings.demo) void session.logout();
  });

  return {
    answer(call, payload) {
      if (call.audience === 'guest' && call.session !== 'starts') return undefined;
      if (call.name !== login.name) {
        throw new CallError(call, { kind: 'unavailable' }, 'a showcase has no members');
      }
      const { account } = payload as PayloadOf<typeof login>;
      const { id, currency } = enter(account);
      return { answer: { memberId: id, memberAccount: account, memberCurrency: currency } };
    },
    restore() {
      const account = tabStorage.get(KEYS.showcase);
      if (account !== undefined) enter(account);
    },
  };
}

const memberOf = (account: string, currency: CurrencyCode): Member => ({
  id: NO_MEMBER,
  account,
  currency,
  gradeName: '',
  type: 1,
  isAgent: false,
  agentActive: false,
  details: {
    mustChangePassword: false,
    agent: { status: 'none', level: 0 },
    wallet: 'on',
    cashBack: 'off',
    isPlaying: false,
    needsBankVerification: false,
  },
});
