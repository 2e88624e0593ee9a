import { CLIENT_REPORT_LIMITS as LIMITS } from '@tessera/wire';

/** Describes any thrown value within the gateway's limits. Never throws. */
export function describeError(error: unknown): { message: string; cause: string; stack?: string } {
  if (!(error instanceof Error)) {
    return { message: textOf(error).slice(0, LIMITS.message) || 'nothing was said', cause: 'thrown' };
  }
  const names: string[] = [];
  const messages: string[] = [];
  for (let one: unknown = error; one !== undefined && names.length < 5;) {
    names.push(one instanceof Error ? one.name : 'thrown');
    messages.push(one instanceof Error ? one.message : textOf(one));
    one = one instanceof Error ? one.cause : undefined;
  }
  return {
    message: messages.join(', because: ').slice(0, LIMITS.message),
    cause: names.join(' < ').slice(0, LIMITS.cause),
    stack: error.stack?.slice(0, LIMITS.stack),
  };
}

function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'something that has no text';
  }
}
