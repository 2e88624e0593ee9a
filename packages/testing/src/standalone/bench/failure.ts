import { CALLS, CallError, decodeAnswer, type Call, type CallKey } from '@tessera/wire';

/** How a call fails: by a code of its table, on the way, by an HTTP status — or it answers that there is nothing. */
export type FailureKind =
  'network' | 'timeout' | 'empty' | `http-${(typeof FAILING_STATUSES)[number]}` | `code-${string}`;

export interface Failure {
  /** `*` is every call. */
  readonly call: CallKey | '*';
  readonly kind: FailureKind;
  /** Only the next call fails; after it the failure is gone. */
  readonly once: boolean;
}

/** 404 of a call of our own says that the site does not have it; 401 may end the session. */
export const FAILING_STATUSES = ['500', '503', '404', '401', '429'] as const;

const KIND = new RegExp(`^(?:network|timeout|empty|http-(?:${FAILING_STATUSES.join('|')})|code-\\d{3,7})$`);

/** Every way in which this call can fail, the codes of its own table first. */
export function kindsOf(call: CallKey | '*'): readonly FailureKind[] {
  const codes = call === '*' ? [] : Object.keys(CALLS[call].codes);
  const statuses = FAILING_STATUSES.map((status) => `http-${status}` as const);
  return [...codes.map((code) => `code-${code}` as const), 'network', 'timeout', ...statuses, 'empty'];
}

/** As the address has it: `agentPlan.http-500`, `*.network.once`. */
export function writeFailure({ call, kind, once }: Failure): string {
  return [call, kind, ...(once ? ['once'] : [])].join('.');
}

/** The failure that a part of the address names, or `undefined` where it names none. */
export function readFailure(text: string): Failure | undefined {
  const [call = '', kind = '', once] = text.split('.');
  if (call !== '*' && !Object.hasOwn(CALLS, call)) return undefined;
  if (!KIND.test(kind) || (once !== undefined && once !== 'once')) return undefined;
  return { call: call as CallKey | '*', kind: kind as FailureKind, once: once === 'once' };
}

/** The failure that a call meets: its own before one of all calls. */
export function failureOf(failures: readonly Failure[], name: string): Failure | undefined {
  return (
    failures.find(({ call }) => call !== '*' && CALLS[call].name === name) ??
    failures.find(({ call }) => call === '*')
  );
}

/**
 * Fails as the shell's own sender would.
 * @throws CallError always, but for `empty`, which needs the answer: see {@link emptied}
 */
export function failBy(call: Call, kind: FailureKind): void {
  if (kind === 'empty') return;
  if (kind === 'network') throw new CallError(call, { kind: 'network' }, 'network error');
  if (kind === 'timeout') throw new CallError(call, { kind: 'timeout' }, 'request timeout');
  const [form, code = ''] = kind.split('-');
  const status = form === 'http' ? Number(code) : 200;
  decodeAnswer(call, status, { code, message: 'failed by the panel', data: null });
}

/** The same answer with nothing in it: lists without entries, totals of 0. */
export function emptied(answer: unknown): unknown {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : /total/i.test(name) && typeof value === 'number' ? 0 : value,
    ]),
  );
}
