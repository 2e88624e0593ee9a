import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/connect.ts';
import { authenticators, authenticatorSetups, recoveryCodes } from '../../db/schema/authenticator.ts';
import { auditEntries } from '../../db/schema/content.ts';
import type { Member } from '../../db/schema/members.ts';
import { writeSecurityLetter } from '../../letters/security-letter.ts';
import { newRecoveryCodes, plainRecoveryCode } from './recovery-code.ts';
import type { SecretBox } from './sealed-secret.ts';
import { matchingStep, newTotpSecret } from './totp.ts';

export const SETUP_LIFE_MS = 15 * 60_000;

type Owner = Pick<Member, 'id' | 'account'>;

interface Request {
  readonly member: Owner;
  /** The visitor's. */
  readonly address: string;
}

interface NewCodes {
  /** In the clear for this once. */
  readonly recoveryCodes: string[];
  readonly letterId: number;
}

export interface AuthenticatorState {
  /** `null`: the member has none. */
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
}

export interface Authenticators {
  stateOf(memberId: number): Promise<AuthenticatorState>;
  isOn(memberId: number): Promise<boolean>;
  /** Returns a new secret that the same session must confirm, or `undefined` where the member has an authenticator. */
  begin(memberId: number, sessionId: string): Promise<string | undefined>;
  /** Switches the authenticator on and writes a letter. */
  confirm(by: Request, sessionId: string, code: string): Promise<NewCodes | 'wrong' | 'not started'>;
  /** Uses up a code of the authenticator. @returns whether it was correct and not used before */
  useCode(memberId: number, code: string): Promise<boolean>;
  /** Uses up a recovery code. @returns whether it was there */
  useRecoveryCode(member: Owner, code: string): Promise<boolean>;
  /** Replaces all recovery codes and writes a letter. @returns `undefined` where the member has no authenticator */
  renewRecoveryCodes(by: Request): Promise<NewCodes | undefined>;
  /** Switches the authenticator off and writes a letter. @returns the letter's id, or `undefined` where there was none */
  remove(by: Request): Promise<number | undefined>;
  sweep(): Promise<void>;
}

export function createAuthenticators(db: Database, box: SecretBox): Authenticators {
  const ofMember = (memberId: number) => eq(authenticators.memberId, memberId);

  async function writeCodes(tx: Queries, memberId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    const rows = codes.map((code) => ({ memberId, codeHash: box.hash(memberId, plainRecoveryCode(code)) }));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
    await tx.insert(recoveryCodes).values(rows);
    return codes;
  }

  const keeper: Authenticators = {
    async stateOf(memberId) {
      const [own] = await db.select().from(authenticators).where(ofMember(memberId));
      const isTheirs = eq(recoveryCodes.memberId, memberId);
      const [left] = await db.select({ n: count() }).from(recoveryCodes).where(isTheirs);
      return { since: own?.createdAt ?? null, recoveryCodesLeft: left?.n ?? 0 };
    },

    async isOn(memberId) {
      const found = await db
        .select({ memberId: authenticators.memberId })
        .from(authenticators)
        .where(ofMember(memberId));
      return found.length > 0;
    },

    async begin(memberId, sessionId) {
      if (await keeper.isOn(memberId)) return undefined;
      const secret = newTotpSecret();
      const expiresAt = new Date(Date.now() + SETUP_LIFE_MS);
      const setup = { sessionId, sealedSecret: box.seal(memberId, secret), expiresAt };
      await db
        .insert(authenticatorSetups)
        .values({ memberId, ...setup })
        .onConflictDoUpdate({ target: authenticatorSetups.memberId, set: setup });
      return secret;
    },

    confirm: (by, sessionId, code) =>
      db.transaction(async (tx) => {
        const memberId = by.member.id;
        const here = and(
          eq(authenticatorSetups.memberId, memberId),
          eq(authenticatorSetups.sessionId, sessionId),
          gt(authenticatorSetups.expiresAt, new Date()),
        );
        const [setup] = await tx.select().from(authenticatorSetups).where(here).for('update');
        if (!setup) return 'not started';
        const { sealedSecret } = setup;
        const lastStep = matchingStep(box.open(memberId, sealedSecret), code, Date.now());
        if (lastStep === undefined) return 'wrong';
        await tx.delete(authenticatorSetups).where(here);
        const added = await tx
          .insert(authenticators)
          .values({ memberId, sealedSecret, lastStep })
          .onConflictDoNothing()
          .returning({ memberId: authenticators.memberId });
        if (added.length === 0) return 'not started';
        await audit(tx, by.member, 'authenticator on');
        const letterId = await writeSecurityLetter(tx, 'authenticatorOn', by);
        return { recoveryCodes: await writeCodes(tx, memberId), letterId };
      }),

    async useCode(memberId, code) {
      const [own] = await db.select().from(authenticators).where(ofMember(memberId));
      if (!own) return false;
      const step = matchingStep(box.open(memberId, own.sealedSecret), code, Date.now());
      if (step === undefined) return false;
      const used = await db
        .update(authenticators)
        .set({ lastStep: step })
        // Of the same code sent twice at once, the second finds its step used.
        .where(
          and(
            ofMember(memberId),
            eq(authenticators.sealedSecret, own.sealedSecret),
            lt(authenticators.lastStep, step),
          ),
        )
        .returning({ memberId: authenticators.memberId });
      return used.length > 0;
    },

    useRecoveryCode: (member, code) =>
      db.transaction(async (tx) => {
        const codeHash = box.hash(member.id, plainRecoveryCode(code));
        const used = await tx
          .delete(recoveryCodes)
          .where(and(eq(recoveryCodes.memberId, member.id), eq(recoveryCodes.codeHash, codeHash)))
          .returning({ memberId: recoveryCodes.memberId });
        if (used.length > 0) await audit(tx, member, 'recovery code used');
        return used.length > 0;
      }),

    renewRecoveryCodes: (by) =>
      db.transaction(async (tx) => {
        const { member } = by;
        const [own] = await tx.select().from(authenticators).where(ofMember(member.id)).for('update');
        if (!own) return undefined;
        await audit(tx, member, 'recovery codes renewed');
        const letterId = await writeSecurityLetter(tx, 'recoveryCodes', by);
        return { recoveryCodes: await writeCodes(tx, member.id), letterId };
      }),

    remove: (by) =>
      db.transaction(async (tx) => {
        const { member } = by;
        const removed = await tx
          .delete(authenticators)
          .where(ofMember(member.id))
          .returning({ memberId: authenticators.memberId });
        if (removed.length === 0) return undefined;
        await audit(tx, member, 'authenticator off');
        return writeSecurityLetter(tx, 'authenticatorOff', by);
      }),

    async sweep() {
      await db.delete(authenticatorSetups).where(lt(authenticatorSetups.expiresAt, sql`now()`));
    },
  };
  return keeper;
}

async function audit(tx: Queries, { id, account }: Owner, command: string): Promise<void> {
  const entry = { operator: account, command, subject: `member ${id}`, before: null, after: null };
  await tx.insert(auditEntries).values(entry);
}
