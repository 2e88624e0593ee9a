import { PageHead } from '@tessera/kit/pages';
import { Stack } from '@tessera/ui';
import type { PageProps } from '../frame/page.ts';
import { useRecordsOnly } from '../frame/use-records-only.ts';
import { useText } from '../text.ts';
import { ClosePanel } from './ClosePanel.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';

/** The member's data to take along, and the end of the account, which a records-only session does not have. */
export default function DataPage({ member }: PageProps) {
  const text = useText();
  const mayClose = useRecordsOnly() === false;
  return (
    <>
      <PageHead title={text('data.title')} lead={text('data.description')} />
      <Stack gap={16}>
        <DownloadPanel account={member.account} />
        {mayClose && <ClosePanel />}
      </Stack>
    </>
  );
}
