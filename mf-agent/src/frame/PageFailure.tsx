import { PageFailure as Failure } from '@tessera/kit/pages';
import { EmptyState } from '@tessera/ui';
import { isRefusal } from '@tessera/wire';
import { useText, type MessageId } from '../text.ts';

interface PageFailureProps {
  readonly answer: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** A text for each code of the call; 108 is known without it. */
  readonly codes?: Readonly<Record<string, MessageId>>;
}

/** The codes that most calls of agents share. */
const AGENT_TEXTS: Readonly<Record<string, MessageId>> = { '108': 'suspended.title' };

/** What a page shows in place of an answer that failed: a code of the call in words, or any other failure. */
export function PageFailure({ answer, codes }: PageFailureProps) {
  const text = useText();
  const { error, isFetching, refetch } = answer;
  const id = isRefusal(error) ? { ...AGENT_TEXTS, ...codes }[error.code ?? ''] : undefined;
  if (id) return <EmptyState title={text(id)} />;
  return <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
