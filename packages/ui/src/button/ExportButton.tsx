import { Notice } from '../status/Notice.tsx';
import { Progress } from '../status/Progress.tsx';
import { DownloadIcon } from '../icons/install.tsx';
import { SuccessIcon } from '../icons/status.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { Button } from './Button.tsx';

export type ExportState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'working';
      /** From 0 to 1, where it is known. */
      readonly progress?: number;
      readonly text: string;
    }
  | { readonly status: 'done'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string };

export interface ExportButtonProps {
  /** "Export CSV" */
  label: string;
  state: ExportState;
  retryLabel: string;
  /** Starts the export, or starts it again after a failure. */
  onStart: () => void;
  className?: string;
}

/** Starts an export and says how it goes. Progress and success are announced, a failure offers a retry. */
export function ExportButton({ label, state, retryLabel, onStart, className }: ExportButtonProps) {
  const isWorking = state.status === 'working';
  return (
    <Stack gap={8} className={className}>
      <div>
        <Button
          icon={state.status === 'done' ? <SuccessIcon size={18} /> : <DownloadIcon size={18} />}
          loading={isWorking}
          onClick={onStart}
        >
          {label}
        </Button>
      </div>
      {isWorking && state.progress !== undefined && (
        <Progress label={state.text} value={Math.round(state.progress * 100)} />
      )}
      <div role="status">
        {(state.status === 'done' || (isWorking && state.progress === undefined)) && (
          <Text size={12} tone="muted">
            {state.text}
          </Text>
        )}
      </div>
      {state.status === 'failed' && (
        <Notice
          tone="error"
          role="alert"
          action={
            <Button size="sm" onClick={onStart}>
              {retryLabel}
            </Button>
          }
        >
          {state.text}
        </Notice>
      )}
    </Stack>
  );
}
