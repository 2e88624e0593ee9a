/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { renderInScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { screen } from '@testing-library/react';
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

test('names the way out for a part that is shown without them', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(show(<Title />, 'th_TH')).rejects.toThrow(/withDialogText/);
  jest.restoreAllMocks();
});
