import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { renderInScope } from '@tessera/kit/testing';
import { createFakeShell, type FakeShellOptions } from '@tessera/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import config from '../remote.config.ts';

/** Shows a part of this remote on a fake shell, in its real scope. */
export const show = (part: ReactNode, options: FakeShellOptions = {}) =>
  renderInScope(part, {
    config,
    shell: createFakeShell(options),
    messages: (code) => import(`./messages/${code}.json`),
  });

/** Puts a text into a field as a password manager does: at once. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}
