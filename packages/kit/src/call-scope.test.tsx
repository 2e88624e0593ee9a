/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell } from '@tessera/testing';
import { act, screen } from '@testing-library/react';
import { callScope, type CallScope } from './call-scope.ts';
import { renderInScope } from './testing.tsx';
import { useCallScope } from './use-call-scope.ts';

const messages = async () => ({ default: {} });

test('reads site, currency, language and device in the form that calls take', () => {
  const shell = createFakeShell({ locale: 'hi_IN', currency: 'INR', device: 'mobile' });
  expect(callScope(shell)).toEqual({ siteId: 1, currency: 'INR', language: 'hi_IN', device: 2 });
});

test('follows the site', async () => {
  const seen: CallScope[] = [];
  function Part() {
    seen.push(useCallScope());
    return <p>{seen.at(-1)?.currency}</p>;
  }
  const { shell } = await renderInScope(<Part />, {
    config: { name: 'mf-x' },
    shell: createFakeShell({ currency: 'USD' }),
    messages,
  });
  act(() => shell.site.setCurrency('VND'));
  expect(screen.getByText('VND')).toBeTruthy();
  expect(seen.at(-1)).toEqual({ siteId: 1, currency: 'VND', language: 'en_US', device: 1 });
});
