import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { renderInScope } from '@tessera/kit/testing';
import { createFakeShell, type FakeShellOptions } from '@tessera/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import config from '../remote.config.ts';
import { loadDialogText } from './dialogs/dialog-text.ts';

/** Renders a part of this remote with its real scope on a fake shell. */
export async function show(part: ReactNode, options: FakeShellOptions = {}) {
  const shell = createFakeShell(options);
  await loadDialogText({ shell });
  return renderInScope(part, { config, shell, messages: (code) => import(`./messages/${code}.json`) });
}

/** Sets a field's value at once, as a password manager does. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}
