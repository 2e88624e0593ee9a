import { Cluster, ExportButton, Panel, Stack, Text, type ExportState } from '@tessera/ui';
import { ACCOUNT_DATA_SECTIONS } from '@tessera/wire';
import { wordsOfFailure } from '../failures.ts';
import { useText } from '../text.ts';
import type { Format } from './data-file.ts';
import { useDownload } from './use-download.ts';

/** Downloads everything that the site keeps about the member. */
export function DownloadPanel({ account }: { readonly account: string }) {
  const text = useText();
  const { state, start } = useDownload(`${account}-data`);
  const stateOf = (format: Format): ExportState => {
    if (state.status === 'idle' || state.format !== format) return { status: 'idle' };
    if (state.status === 'failed') return { status: 'failed', text: wordsOfFailure(text, state.error) };
    if (state.status === 'done') return { status: 'done', text: text('data.done') };
    const all = ACCOUNT_DATA_SECTIONS.length;
    const progress = text('data.progress', { done: state.done, all });
    return { status: 'working', progress: state.done / all, text: progress };
  };
  const button = (format: Format) => (
    <ExportButton
      label={text(`data.${format}`)}
      state={stateOf(format)}
      retryLabel={text('error.retry')}
      onStart={() => void start(format)}
    />
  );
  return (
    <Panel title={text('data.download')}>
      <Stack gap={12}>
        <Text size={14} tone="muted">
          {text('data.downloadText')}
        </Text>
        <Cluster>
          {button('json')}
          {button('csv')}
        </Cluster>
      </Stack>
    </Panel>
  );
}
