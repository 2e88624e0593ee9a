import { GENERAL_CODES, isCallError, withoutSecrets, type CallError } from '@tessera/wire';
import type { AnswerOf, Call, CodeOf, PayloadOf, Schema } from '@tessera/wire';
import { attemptsOf, keptAttemptsOf } from './attempts.ts';
import type { RemoteScope } from './scope.ts';

/** Any code that the call does not declare; keeps the declared ones visible to the editor. */
type OtherCode = string & Record<never, never>;

/**
 * Why there is no answer. `offline`, `timeout` and `server` leave the outcome unknown: the server may have carried it out.
 * `unavailable`: this back end does not have the call. `unauthorised`: the session has ended.
 */
export type IntentFailure = 'offline' | 'timeout' | 'server' | 'unavailable' | 'unauthorised';

/** The outcome of a call that changes something. */
export type Outcome<C extends Call> =
  | { readonly status: 'done'; readonly answer: AnswerOf<C> }
  | {
      readonly status: 'refused';
      readonly code: CodeOf<C> | OtherCode;
      /** The server's own text; empty where it sent none. */
      readonly message: string;
      readonly error: CallError;
    }
  | { readonly status: 'failed'; readonly kind: IntentFailure; readonly error: unknown };

/**
 * Sends a call that changes something, once, and resolves to its outcome; never throws. Another submission of the
 * same payload keeps the idempotency key for as long as the outcome is unknown, so that the server carries it out at most once;
 * of a call that `keepsKey` also after a reload and in another tab.
 * A refusal for want of a fresh proof is not the outcome yet: the member is asked for one, and after it the same payload
 * is sent again with the same key. An outcome that is revealed later keeps the key until {@link settleIntent}. Reports codes
 * that the call does not declare.
 * @param about what it concerns, where several forms of one call are on a page, e.g. a row's id
 */
export async function sendIntent<C extends Call>(
  { shell }: Pick<RemoteScope, 'shell'>,
  call: C,
  payload: PayloadOf<C>,
  about: string | number = '',
): Promise<Outcome<C>> {
  const attempts = attemptsAt(shell, call);
  const slot = slotOf(call, about);
  const idempotencyKey = attempts.keyFor(slot, withoutSecrets(call, payload));
  const attempt = async (): Promise<Outcome<C>> => {
    try {
      const answer = await shell.api.send<Schema, Schema>(call, payload, { idempotencyKey });
      return { status: 'done', answer: answer as AnswerOf<C> };
    } catch (error) {
      return outcomeOf(call, error);
    }
  };
  let outcome = await attempt();
  if (wantsProof(outcome) && (await shell.session.prove?.())) outcome = await attempt();
  const isRevealedLater = outcome.status === 'done' && call.revealsAfterMs !== undefined;
  if (!isUnknown(outcome) && !isRevealedLater) attempts.settle(slot, idempotencyKey);
  if (outcome.status !== 'done' && !isExpected(call, outcome)) {
    shell.report.error(outcome.error, { in: call.name });
  }
  return outcome;
}

/** Ends the attempt of a call that `revealsAfterMs`: its outcome is shown, so the same payload is another request. */
export function settleIntent<C extends Call>(
  { shell }: Pick<RemoteScope, 'shell'>,
  call: C,
  payload: PayloadOf<C>,
  about: string | number = '',
): void {
  const attempts = attemptsAt(shell, call);
  const slot = slotOf(call, about);
  attempts.settle(slot, attempts.keyFor(slot, withoutSecrets(call, payload)));
}

const attemptsAt = (shell: RemoteScope['shell'], call: Call) =>
  call.keepsKey ? keptAttemptsOf(shell) : attemptsOf(shell);
const slotOf = (call: Call, about: string | number) => `${call.name} ${about}`;

/** The server has done nothing, and would with a fresh proof. */
const wantsProof = (outcome: Outcome<Call>): boolean =>
  outcome.status === 'refused' && outcome.code === GENERAL_CODES.proofRequired;

/** Whether the operator learns nothing from it: also a member who does not give the proof. */
const isExpected = (call: Call, outcome: Outcome<Call>): boolean =>
  outcome.status === 'refused' && (wantsProof(outcome) || Object.hasOwn(call.codes, outcome.code));

function outcomeOf(call: Call, error: unknown): Exclude<Outcome<Call>, { status: 'done' }> {
  const failed = (kind: IntentFailure) => ({ status: 'failed', kind, error }) as const;
  if (!isCallError(error)) return failed('server');
  const { failure, message } = error;
  switch (failure.kind) {
    case 'refused': {
      const { code, status } = failure;
      // 409: the first request of this key is still being worked on.
      const isUndecided = status >= 500 || code === GENERAL_CODES.keyReused;
      if (isUndecided && !Object.hasOwn(call.codes, code)) return failed('server');
      return { status: 'refused', code, message, error };
    }
    case 'network':
      return failed('offline');
    case 'malformed':
      return failed('server');
    default:
      return failed(failure.kind);
  }
}

const UNKNOWN: readonly IntentFailure[] = ['offline', 'timeout', 'server'];

function isUnknown(outcome: Outcome<Call>): boolean {
  return outcome.status === 'failed' && UNKNOWN.includes(outcome.kind);
}
