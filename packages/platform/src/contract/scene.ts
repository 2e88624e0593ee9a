import { eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import { sessionName, type GameKey } from '@tessera/wire';
import { serializable } from '../db/serializable.ts';
import { sessions as sessionRows } from '../db/schema/security.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { issue, worthOfUsd } from '../ledger/play-money.ts';
import { keepSessions } from '../sessions/sessions.ts';
import { formsOf } from '../testing/forms.ts';
import { makeMembers } from '../testing/members.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { freshName } from '../testing/test-run.ts';
import { someGame } from '../testing/wallet.ts';

export interface Person {
  readonly id: number;
  readonly currency: CurrencyCode;
  readonly token: string;
}

/** A platform with people on it, and what samples are made of. */
export interface Scene {
  readonly platform: TestPlatform;
  readonly forms: ReturnType<typeof formsOf>;
  /** Who sends members' calls unless a sample says otherwise. */
  readonly member: Person;
  readonly agent: Person;
  /** The lobby's first game. */
  readonly game: GameKey;
  /** A member with money and an open session, whom nobody else uses. */
  newcomer(currency?: CurrencyCode): Promise<Person>;
  /** One with a password: `play1234`. */
  registered(): Promise<Person & { readonly account: string }>;
  /** A token that was good once. */
  endedToken(): Promise<string>;
  /** A text of this length at the most that no other is like: letters and digits. */
  unique(prefix: string): string;
}

const MONEY_USD = 500;
const IDLE_MS = 3_600_000;

export async function openScene(): Promise<Scene> {
  const platform = await startTestPlatform({ rateLimitFactor: 10_000 });
  const { db } = platform;
  const sessions = keepSessions(db, IDLE_MS);
  const forms = formsOf(platform);
  let made = 0;

  async function newcomer(currency: CurrencyCode = 'USD'): Promise<Person> {
    const [member] = await makeMembers(db, 1, currency);
    if (!member) throw new Error('the member was not written');
    await serializable(db, async (tx) => {
      const account = await openAccount(tx, memberAccount(member.id, currency));
      const amount = worthOfUsd(MONEY_USD, currency);
      await issue(tx, account, { currency, amount, kind: 'welcome', key: `welcome:${member.id}` });
    });
    const device = { device: 1, system: '', browser: '', udid: freshName() };
    const session = { member, device, address: '127.0.0.1', language: 'en_US' } as const;
    const { token } = await db.transaction((tx) => sessions.start(tx, session));
    return { ...member, token };
  }

  const agentToken = await platform.logIn('agent01');
  const { id } = await platform.send('layout', {}, { token: agentToken });
  return {
    platform,
    forms,
    member: await newcomer(),
    agent: { id, currency: 'USD', token: agentToken },
    game: await someGame(platform),
    newcomer,
    async registered() {
      const { memberId, memberAccount: account, token } = await forms.register();
      return { id: memberId, currency: 'USD', token, account };
    },
    async endedToken() {
      const { token } = await newcomer();
      await db
        .update(sessionRows)
        .set({ endsAt: new Date(0) })
        .where(eq(sessionRows.id, sessionName(token)));
      return token;
    },
    unique(prefix) {
      made += 1;
      return `${prefix}${made}`;
    },
  };
}
