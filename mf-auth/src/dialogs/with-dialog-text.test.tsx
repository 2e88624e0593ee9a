/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { ScopeProvider } from '@tessera/kit';
import { openScope, renderInScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import config from '../../remote.config.ts';
import { useText } from '../text.ts';
import { loadDialogText } from './dialog-text.ts';
import { withDialogText } from './with-dialog-text.tsx';

function Title() {
  return <h1>{useText()('login.title')}</h1>;
}
const Part = withDialogText(Title);

const show = (part: React.ReactNode, locale: 'en_US' | 'hi_IN' | 'th_TH') =>
  renderInScope(part, {
    config,
    shell: createFakeShell({ locale }),
    messages: (code) => import(`../messages/${code}.json`),
  });

test('shows a dialog once its texts are loaded, in the page’s language', async () => {
  await show(<Part />, 'hi_IN');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'लॉग इन करें' })).toBeVisible();
});

test('shows it at once where they are loaded', async () => {
  await loadDialogText({ shell: createFakeShell() });
  await show(<Part />, 'en_US');
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('takes over the markup of a server that had the texts before the browser', async () => {
  const Fixed = withDialogText(() => <h1>Tessera</h1>);
  const inScope = async (locale: 'en_US' | 'ko_KR') => {
    const { scope } = await openScope(
      config,
      createFakeShell({ locale }),
      (code) => import(`../messages/${code}.json`),
    );
    return (
      <ScopeProvider scope={scope}>
        <Fixed />
      </ScopeProvider>
    );
  };
  await loadDialogText({ shell: createFakeShell() });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(await inScope('en_US'));
  expect(place).toHaveTextContent('Tessera');
  const errors: unknown[] = [];
  // The texts of this language are not loaded.
  const inBrowser = await inScope('ko_KR');
  await act(
    async () => void hydrateRoot(place, inBrowser, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(place).toHaveTextContent('Tessera');
});

test('names the way out for a part that is shown without them', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(show(<Title />, 'th_TH')).rejects.toThrow(/withDialogText/);
  jest.restoreAllMocks();
});
