import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { LocaleCode } from '@tessera/domain';
import { AGENT_EXPORTS, type AgentExportRequest, type ExportRequest } from '@tessera/wire';
import type { Database } from '../../db/connect.ts';
import { members, type Member } from '../../db/schema/members.ts';
import { exportCodes } from '../../db/schema/records.ts';
import { sessions } from '../../db/schema/security.ts';
import { hashSecret, newSecret } from '../../sessions/token.ts';

/** Long enough for a slow phone to begin the download, too short to be found later. */
const LIFE_MS = 3 * 60_000;

type AnyRequest = ExportRequest | AgentExportRequest;

/** What a download address stands for. */
export interface Export<Request extends AnyRequest = ExportRequest> {
  readonly member: Member;
  readonly request: Request;
  readonly language: LocaleCode;
}
export type AnyExport = Export<AnyRequest>;

export interface ExportCodes {
  /** Makes the secret of an address that works once. */
  create(
    sessionId: string,
    request: AnyRequest,
    language: LocaleCode,
  ): Promise<{ secret: string; expiresAt: Date }>;
  /** Returns what the address stands for, if it is not used, expired, or of an ended session; it is used up then. */
  redeem(secret: string): Promise<AnyExport | undefined>;
  sweep(): Promise<void>;
}

export const isOfAgent = (request: AnyRequest): request is AgentExportRequest =>
  AGENT_EXPORTS.some((what) => what === request.what);

/** Tables of agents are for those whom the programme has not suspended meanwhile. */
const mayHave = ({ isAgent, agentActive }: Member, request: AnyRequest): boolean =>
  (isAgent && agentActive) || !isOfAgent(request);

export function createExportCodes(db: Database): ExportCodes {
  return {
    async create(sessionId, request, language) {
      const secret = newSecret();
      const expiresAt = new Date(Date.now() + LIFE_MS);
      await db
        .insert(exportCodes)
        .values({ codeHash: hashSecret(secret), sessionId, request, language, expiresAt });
      return { secret, expiresAt };
    },

    async redeem(secret) {
      const [used] = await db
        .delete(exportCodes)
        .where(and(eq(exportCodes.codeHash, hashSecret(secret)), gt(exportCodes.expiresAt, sql`now()`)))
        .returning();
      if (!used) return undefined;
      const [found] = await db
        .select({ member: members })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(
          and(eq(sessions.id, used.sessionId), gt(sessions.endsAt, sql`now()`), eq(members.status, 'active')),
        );
      if (!found || !mayHave(found.member, used.request)) return undefined;
      return { member: found.member, request: used.request, language: used.language };
    },

    async sweep() {
      await db.delete(exportCodes).where(lt(exportCodes.expiresAt, sql`now()`));
    },
  };
}
