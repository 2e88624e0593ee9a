import { ExportButton, type ExportState } from '@tessera/ui';
import type { AnswerOf, Call, PayloadOf } from '@tessera/wire';
import { problemOf, type FailureTexts, type RefusalTexts } from '../problem.ts';
import { textHook, wordingText } from '../text.ts';
import { useIntent } from '../use-intent.ts';
import { saveAddress } from './save-file.ts';

/** Messages that the button takes from the catalogue of the remote that shows it. */
export type ExportMessage =
  | 'export.csv'
  | 'export.working'
  | 'export.done'
  | 'error.network'
  | 'error.retry'
  | 'fail.timeout'
  | 'fail.rateLimited'
  | 'fail.unknown';

const useText = textHook<ExportMessage>();
/** Also for the messages of `codes`, which the remote names. */
const useAnyText = textHook<string>();
const FAILURES: FailureTexts<ExportMessage> = {
  offline: 'error.network',
  timeout: 'fail.timeout',
  rateLimited: 'fail.rateLimited',
  unknown: 'fail.unknown',
};

interface Address {
  readonly url: string;
}

interface ExportFileProps<C extends Call> {
  /** Answers an address that works once. */
  readonly call: AnswerOf<C> extends Address ? C : never;
  readonly request: PayloadOf<C>;
  /** A text for each code of the call; by default the server's words are shown. */
  readonly codes?: RefusalTexts<C, string>;
}

/** Downloads what a table shows as CSV: asks for an address that works once, and the browser does the rest. */
export function ExportFile<C extends Call>({ call, request, codes }: ExportFileProps<C>) {
  const text = useText();
  const anyText = useAnyText();
  const { state, error, submit } = useIntent(call);
  const start = async () => {
    const outcome = await submit(request);
    if (outcome?.status === 'done') saveAddress((outcome.answer as Address).url);
  };
  return (
    <ExportButton
      label={text('export.csv')}
      state={stateOf()}
      retryLabel={text('error.retry')}
      onStart={() => void start()}
    />
  );

  function stateOf(): ExportState {
    if (error !== undefined) {
      const { wording } = problemOf<string, never>(error, codes ?? {}, FAILURES);
      return { status: 'failed', text: wordingText(anyText, wording) };
    }
    if (state.status === 'pending') return { status: 'working', text: text('export.working') };
    return state.status === 'done' ? { status: 'done', text: text('export.done') } : { status: 'idle' };
  }
}
