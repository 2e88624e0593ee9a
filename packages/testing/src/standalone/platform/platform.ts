import type { ApiService, Balance, LiveService, Member } from '@tessera/contracts';
import { captcha, layout, login, logout, memberCash, myCash, siteDetail, type AnswerOf } from '@tessera/wire';
import { io } from 'socket.io-client';
import type { FakeShell } from '../../fake-shell.ts';
import type { Account, Stage } from '../bench/bench.ts';
import { createPlatformApi, type Exchange, type PlatformDeps } from './api.ts';
import { createPlatformLive } from './live.ts';
import { createTokenStore } from './token.ts';

export interface Platform extends Pick<Stage, 'logIn' | 'askCaptcha' | 'end'> {
  readonly api: ApiService;
  readonly live: LiveService;
  readonly refreshBalance: () => Promise<void>;
  readonly logout: () => Promise<void>;
  /** Makes who has a token a member again, and takes the site's own settings over. */
  readonly restore: () => Promise<void>;
}

type Shell = Pick<FakeShell, 'session' | 'site' | 'locale' | 'bus'>;

/**
 * The real platform behind the fake shell: its session is the fake shell's session.
 * @param onAnswer called with each answer, as it was on the wire
 */
export function openPlatform(shell: Shell, onAnswer?: (exchange: Exchange) => void): Platform {
  const token = createTokenStore(sessionStorage);
  const { siteId } = shell.site.get().settings;

  const deps: PlatformDeps = {
    language: shell.locale.current.code,
    token,
    fetch: (...request) => fetch(...request),
    onSession: async (kind) => (kind === 'starts' ? loadMember() : shell.session.end('logout')),
  };
  // What the shell itself asks is none of the remote's recordings.
  const own = createPlatformApi(deps);

  const end: Stage['end'] = (reason) => {
    token.set(undefined);
    shell.session.end(reason);
  };

  async function loadMember(): Promise<void> {
    const { member, balance } = memberOf(await own.send(layout, {}));
    shell.site.set({ ...shell.site.get(), currency: member.currency });
    shell.session.login(member, balance);
  }

  const socket = io({ autoConnect: false, transports: ['websocket', 'polling'], tryAllTransports: true });
  const live = createPlatformLive(socket, shell.session, () => shell.site.get().currency, token.get);
  const takeCash = ({ cash, version }: { cash: string; version: number }) => {
    const session = shell.session.get();
    if (session.status !== 'member' || version <= session.balance.version) return;
    shell.session.set({ ...session, balance: { amount: cash, version } });
    shell.bus.emit('wallet.changed', {});
  };
  live.on(memberCash, takeCash);

  return {
    api: createPlatformApi({ ...deps, onAnswer }),
    live,
    end,
    refreshBalance: async () => takeCash(await own.send(myCash, {})),
    logout: async () => void (await own.send(logout, {})),
    async restore() {
      const { detail } = await own.send(siteDetail, { siteId });
      shell.site.set({ ...shell.site.get(), settings: detail });
      if (token.get() === undefined) return;
      shell.session.set({ status: 'restoring' });
      await loadMember().catch(() => end('expired'));
    },
    async logIn({ account, password, answer, captchaToken }: Account) {
      await own.send(login, {
        account,
        password,
        answer,
        captchaToken,
        siteId,
        device: shell.site.get().device === 'desktop' ? 1 : 2,
        host: location.hostname,
        system: 'remote alone',
        systemVersion: '',
        browser: navigator.userAgent.slice(0, 100),
        udid: 'remote-alone',
      });
    },
    async askCaptcha() {
      const given = await own.send(captcha, { type: 1, siteId });
      return { token: given.token, picture: given.captcha };
    },
  };
}

function memberOf(given: AnswerOf<typeof layout>): { member: Member; balance: Balance } {
  const grade = given.memberGradeName;
  return {
    member: {
      id: given.id,
      account: given.memberAccount,
      currency: given.memberCurrency,
      gradeName: typeof grade === 'string' ? grade : (grade['en_US'] ?? ''),
      type: given.memberType,
      isAgent: given.isAgent === 1,
      agentActive: given.agentActive === 1,
      details: {
        mustChangePassword: given.firstLoginToChangePassword === 1,
        agent: {
          status: given.isAgent === 0 ? 'none' : given.agentActive === 1 ? 'active' : 'suspended',
          level: given.agentLevel,
        },
        wallet: given.walletStatus === 1 ? 'on' : 'off',
        cashBack: given.cashBackStatus === 1 ? 'on' : 'off',
        isPlaying: given.isPlaying === 1,
        needsBankVerification: given.needBankAccountDepositVerified === 1,
      },
    },
    balance: { amount: given.memberCash, version: given.cashVersion },
  };
}
