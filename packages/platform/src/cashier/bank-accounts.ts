import { comparedWithoutAccents, readLine, readName } from '@tessera/domain';
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { bankFormatRefusal, toWire, type Calls, type CodeOf, type ReceivedOf } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { Refused } from '../db/refused.ts';
import { bankAccounts, withdrawals, type BankAccount } from '../db/schema/cashier.ts';
import type { Member } from '../db/schema/members.ts';
import { brokenConstraint, serializable, type Transaction } from '../db/serializable.ts';
import { BANK_FORMATS, readAccount } from './bank-formats.ts';
import { refusalOf, RefusedWith, type Outcome } from './refused-with.ts';

/** How many a member may have. */
export const MOST_BANK_ACCOUNTS = 5;

type AddCode = CodeOf<Calls['bankAccountAdd']>;
type RemoveCode = CodeOf<Calls['bankAccountRemove']>;

const keptBy = (memberId: number) => and(eq(bankAccounts.memberId, memberId), isNull(bankAccounts.removedAt));

/** The member's accounts, the default one first. */
export const bankAccountsOf = (queries: Queries, memberId: number): Promise<BankAccount[]> =>
  queries
    .select()
    .from(bankAccounts)
    .where(keptBy(memberId))
    .orderBy(desc(bankAccounts.isDefault), asc(bankAccounts.id));

export async function findBankAccount(
  queries: Queries,
  memberId: number,
  id: number,
): Promise<BankAccount | undefined> {
  const [account] = await queries
    .select()
    .from(bankAccounts)
    .where(and(keptBy(memberId), eq(bankAccounts.id, id)));
  return account;
}

export async function hasVerifiedAccount(queries: Queries, memberId: number): Promise<boolean> {
  const [verified] = await queries
    .select({ n: count() })
    .from(bankAccounts)
    .where(and(keptBy(memberId), isNotNull(bankAccounts.verifiedAt)));
  return (verified?.n ?? 0) > 0;
}

export type NewAccount = Omit<ReceivedOf<Calls['bankAccountAdd']>, 'withdrawPassword'>;

/** Binds an account to the member; the first one is the default. That the member asks has been proved before. */
export async function addBankAccount(
  db: Database,
  member: Pick<Member, 'id' | 'currency' | 'name'>,
  given: NewAccount,
): Promise<Outcome<{ account: BankAccount }, AddCode>> {
  try {
    return { kind: 'done', account: await addInTurn(db, member, given) };
  } catch (error) {
    if (brokenConstraint(error) === 'bank_accounts_number') return { kind: 'refused', code: '107' };
    return refusalOf<AddCode>(error);
  }
}

async function addInTurn(...request: Parameters<typeof addOnce>): Promise<BankAccount> {
  try {
    return await addOnce(...request);
  } catch (error) {
    // Two first accounts at once, on two servers: both would be the default one. Now there is another.
    if (brokenConstraint(error) === 'bank_accounts_default') return addOnce(...request);
    throw error;
  }
}

const addOnce = (db: Database, member: Pick<Member, 'id' | 'currency' | 'name'>, given: NewAccount) =>
  serializable(db, (tx) => bindAccount(tx, member, given));

/** Within a serialisable transaction. @throws Refused and {@link RefusedWith} with a code of `bankAccountAdd` */
export async function bindAccount(
  tx: Transaction,
  member: Pick<Member, 'id' | 'currency' | 'name'>,
  given: NewAccount,
): Promise<BankAccount> {
  const { currency } = member;
  const format = BANK_FORMATS[currency];
  if (!format) throw new Refused<AddCode>('108');
  const account = readAccount(format, currency, given);
  if (typeof account === 'string') {
    throw new RefusedWith<AddCode>('106', toWire(bankFormatRefusal, { field: account }));
  }
  const bankName = readLine(given.bankName);
  const holderName = readName(given.holderName);
  if (member.name !== null && nameKey(member.name) !== nameKey(holderName)) throw new Refused<AddCode>('104');
  const others = await bankAccountsOf(tx, member.id);
  if (others.length >= MOST_BANK_ACCOUNTS) throw new Refused<AddCode>('105');
  const [added] = await tx
    .insert(bankAccounts)
    .values({
      memberId: member.id,
      currency,
      bankName,
      holderName,
      ...account,
      isDefault: others.length === 0,
    })
    .returning();
  if (!added) throw new Error('the bank account was not written');
  return added;
}

/** Names that are the same to a bank: its forms know neither accents nor how spaces and letters are set. */
const nameKey = (name: string): string => comparedWithoutAccents(name).replace(/[\s.·'’-]/g, '');

/** Unbinds an account; another one becomes the default where it was that. */
export async function removeBankAccount(
  db: Database,
  memberId: number,
  id: number,
): Promise<Outcome<object, RemoveCode>> {
  try {
    await serializable(db, async (tx) => {
      const account = await findBankAccount(tx, memberId, id);
      if (!account) throw new Refused<RemoveCode>('101');
      const [pending] = await tx
        .select({ id: withdrawals.id })
        .from(withdrawals)
        .where(and(eq(withdrawals.bankAccountId, id), eq(withdrawals.status, 'pending')))
        .limit(1);
      if (pending) throw new Refused<RemoveCode>('102');
      await tx
        .update(bankAccounts)
        .set({ removedAt: new Date(), isDefault: false })
        .where(eq(bankAccounts.id, id));
      const [next] = account.isDefault ? await bankAccountsOf(tx, memberId) : [];
      if (next) await tx.update(bankAccounts).set({ isDefault: true }).where(eq(bankAccounts.id, next.id));
    });
    return { kind: 'done' };
  } catch (error) {
    return refusalOf<RemoveCode>(error);
  }
}

/** Makes an account the member's default. @returns `unknown` where the member has no such account */
export const makeDefault = (
  db: Database,
  memberId: number,
  id: number,
): Promise<'unknown' | 'unchanged' | 'changed'> =>
  serializable(db, async (tx) => {
    const account = await findBankAccount(tx, memberId, id);
    if (!account) return 'unknown';
    if (account.isDefault) return 'unchanged';
    await tx.update(bankAccounts).set({ isDefault: false }).where(keptBy(memberId));
    await tx.update(bankAccounts).set({ isDefault: true }).where(eq(bankAccounts.id, id));
    return 'changed';
  });
