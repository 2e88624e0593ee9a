/** @jest-environment jsdom */
import { useAnswer } from '@tessera/kit';
import {
  checkAgentDomain,
  faqList,
  loginHeader,
  modelLogin,
  registerBackground,
  registerSettings,
  thirdPartyProviders,
} from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { NO_DOMAIN, SETTINGS } from '../registration/registration.fixture.tsx';
import LoginDialog from '../login/LoginDialog.tsx';
import RegistrationDialog from '../registration/RegistrationDialog.tsx';
import { show } from '../test-scope.tsx';

/** What a page beside the dialog shows, which the session may change. */
function Page() {
  useAnswer(faqList, { siteId: 1, language: 'en_US' });
  return null;
}

const OPERATOR = [loginHeader, thirdPartyProviders, registerBackground, modelLogin];

test.each([
  ['login', LoginDialog, OPERATOR],
  ['registration', RegistrationDialog, [...OPERATOR, registerSettings, checkAgentDomain]],
])(
  'does not fetch again what the dialog of the %s shows when the visitor becomes a member',
  async (_name, Dialog, calls) => {
    const part = (
      <>
        <Page />
        <Dialog args={{}} close={() => undefined} />
      </>
    );
    const { shell } = await show(part, {
      answers: {
        clientCaptcha: { captcha: 1 },
        proofOfWork: new Error('no such call'),
        captcha: { token: 'captcha-1', captcha: 'data:image/png;base64,AAAA' },
        loginHeader: { remoteAddr: '203.0.113.7', country: 'IN' },
        thirdPartyProviders: { providers: [{ id: 'example', name: 'Example' }] },
        registerBackground: { detail: { photo: '/media/night.avif' } },
        modelLogin: { list: [], title: 'Play at night', content: '' },
        registerSettings: SETTINGS,
        checkAgentDomain: NO_DOMAIN,
        faqList: { list: [] },
      },
    });
    await screen.findByAltText('Picture with digits to type');
    const sent = () => calls.map((call) => [call.name, shell.api.sentTo(call).length]);
    const once = calls.map(({ name }) => [name, 1]);
    await waitFor(() => expect(sent()).toEqual(once));
    act(() => shell.session.login());
    await waitFor(() => expect(shell.api.sentTo(faqList)).toHaveLength(2));
    expect(sent()).toEqual(once);
  },
);
