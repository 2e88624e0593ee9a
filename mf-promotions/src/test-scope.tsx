import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { renderInScope } from '@tessera/kit/testing';
import { createFakeShell, type FakeShellOptions } from '@tessera/testing';
import type { ReactNode } from 'react';
import config from '../remote.config.ts';

/** Renders a part of this remote at an address, with its real scope on a fake shell. */
export const show = (part: ReactNode, options: FakeShellOptions = {}, at = '/') =>
  renderInScope(part, {
    config,
    at,
    shell: createFakeShell(options),
    messages: (code) => import(`./messages/${code}.json`),
  });
