import type { FastifyBaseLogger } from 'fastify';
import type { AudienceOf, Calls, CallKey, CodeOf, AnswerInputOf, ReceivedOf } from '@tessera/wire';
import type { LocaleCode } from '@tessera/domain';
import type { Member } from '../db/schema/members.ts';
import type { Session } from '../sessions/sessions.ts';
import type { Refusal } from './refusal.ts';

/** Who sent the request, as far as this call's audience makes sure of it. */
type Caller<Who> = Who extends 'member' | 'agent'
  ? { readonly member: Member; readonly session: Session }
  : { readonly member: Member | undefined; readonly session: Session | undefined };

/** What a handler is told beside the payload. */
export type Context<Key extends CallKey> = Caller<AudienceOf<Calls[Key]>> & {
  /** The member of a records-only session in a call for everyone, where it is a guest. For `mayShow` alone. */
  readonly recordsMember: Member | undefined;
  /** Of the request's `language` header. */
  readonly language: LocaleCode;
  /** The visitor's, behind trusted proxies. */
  readonly address: string;
  /** The visitor's `user-agent`; empty where there is none. */
  readonly agent: string;
  /** Of the site as the visitor reached it, by what trusted proxies say: `https://site.example`. */
  readonly origin: string;
  readonly requestId: string;
  /**
   * Names what the client wants done, however often it asks: the hash of the idempotency key. Who stores it with the
   * effect can answer a repetition whose first answer was lost with the process. `null`: the client sent no key.
   */
  readonly operation: string | null;
  readonly log: FastifyBaseLogger;
  /** Refuses the call with 428 unless the session has lately given a proof. Only for calls marked `needsProof`. */
  requireFreshProof(): void;
  /** A refusal with one of the codes that this call declares: `throw context.refuse('101')`. */
  refuse(code: CodeOf<Calls[Key]>, data?: unknown): Refusal;
};

export type Handler<Key extends CallKey> = (
  payload: ReceivedOf<Calls[Key]>,
  context: Context<Key>,
) => Promise<AnswerInputOf<Calls[Key]>>;

/** One handler for every call of the wire: a call without one does not compile. */
export type Handlers = { readonly [Key in CallKey]: Handler<Key> };
