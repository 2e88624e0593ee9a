import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { renderInScope } from '@tessera/kit/testing';
import { createFakeShell, type FakeShellOptions } from '@tessera/testing';
import type { ReactNode } from 'react';
import config from '../remote.config.ts';

/** Shows a part of this remote on a fake shell, in its real scope, as if the address were `at`. */
export const show = (part: ReactNode, options: FakeShellOptions = {}, at = '/') =>
  renderInScope(part, {
    config,
    shell: createFakeShell(options),
    messages: (code) => import(`./messages/${code}.json`),
    at,
  });
