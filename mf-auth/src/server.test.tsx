import { createScope, ScopeProvider } from '@tessera/kit';
import { createFakeShell } from '@tessera/testing';
import { renderToString } from 'react-dom/server';
import config from '../remote.config.ts';
import AccountSlot from './account/AccountSlot.tsx';
import messages from './messages/en_US.json';

test('renders the account slot on a server, without a window', async () => {
  expect(globalThis).not.toHaveProperty('window');
  const shell = createFakeShell();
  const catalogue = async () => ({ default: messages });
  const scope = await createScope(config, shell, new AbortController().signal, catalogue);
  const html = renderToString(
    <ScopeProvider scope={scope}>
      <AccountSlot />
    </ScopeProvider>,
  );
  expect(html).toContain(messages['account.login']);
});
