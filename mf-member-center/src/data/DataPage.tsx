import { PageHead } from '@tessera/kit/pages';
import { Stack } from '@tessera/ui';
import type { PageProps } from '../frame/page.ts';
import { useText } from '../text.ts';
import { ClosePanel } from './ClosePanel.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';

/** The member's data to take along, and the end of the account. */
export default function DataPage({ member }: PageProps) {
  const text = useText();
  return (
    <>
      <PageHead title={text('data.title')} lead={text('data.description')} />
      <Stack gap={16}>
        <DownloadPanel account={member.account} />
        <ClosePanel />
      </Stack>
    </>
  );
}
