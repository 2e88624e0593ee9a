import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { ScopeProvider, type RemoteScope } from '@tessera/kit';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell, type FakeShell, type FakeShellOptions } from '@tessera/testing';
import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import config from '../../remote.config.ts';
import { activate } from '../activate.ts';
import english from '../messages/en_US.json';

// Parts are loaded when they are shown, which is slow on a busy machine.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5_000 });

export interface Lobby {
  readonly shell: FakeShell;
  readonly scope: RemoteScope;
  /** Aborts the remote's signal. */
  readonly end: () => void;
}

/** Activates the lobby on a fake shell without rendering a part. */
export async function startLobby(options: FakeShellOptions = {}): Promise<Lobby> {
  const shell = createFakeShell(options);
  const { scope, signal, end } = await openScope(config, shell, async () => ({ default: english }));
  activate(scope, signal);
  return { shell, scope, end };
}

/** Renders a part of the lobby at an address; `state` is the history entry's state left by a former document. */
export async function renderLobby(
  part: ReactNode,
  { at = '/', state = null, ...options }: FakeShellOptions & { at?: string; state?: unknown } = {},
): Promise<Lobby & RenderResult> {
  window.history.replaceState(state, '', at);
  const lobby = await startLobby(options);
  const view = render(
    <ScopeProvider scope={lobby.scope}>
      <BrowserRouter>{part}</BrowserRouter>
    </ScopeProvider>,
  );
  return { ...lobby, ...view };
}
