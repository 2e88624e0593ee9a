import { PageHead } from '@tessera/kit/pages';
import { Stack } from '@tessera/ui';
import { useText } from '../text.ts';
import { LoginsPanel } from './LoginsPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { WaysPanel } from './WaysPanel.tsx';

/** Passwords and other ways to log in, open sessions, and the history of logins. */
export default function SecurityPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('security.title')} lead={text('security.description')} />
      <Stack gap={16}>
        <WaysPanel />
        <SessionsPanel />
        <LoginsPanel />
      </Stack>
    </>
  );
}
