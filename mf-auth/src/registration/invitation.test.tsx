/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { memberInfo, register as registerCall, validMessage } from '@tessera/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fill } from '../test-scope.tsx';
import { fillIn, MEMBER, openRegistration } from './registration.fixture.tsx';

describe('an invited visitor', () => {
  const AGENT = { by: 'member_agent', code: '17' } as const;
  const ON_AGENTS_HOST = { checkAgentDomain: { isValid: 1, currency: 'VND', agentId: 17 } } as const;
  const invited: Answers = { validMessage: { isValid: 1 }, memberInfo: { currency: 'VND' } };

  test('registers by an agent’s link under the agent, in the agent’s currency', async () => {
    const { shell } = await openRegistration(invited, { introducer: AGENT });
    expect(screen.getByLabelText(/^Introducer/)).toHaveValue('17');
    expect(screen.getByLabelText('Currency')).toHaveValue('VND');
    expect(screen.getByLabelText('Phone number')).toBeRequired();
    expect(shell.api.sentTo(validMessage)).toEqual([{ siteId: 1, agentId: 17 }]);
    expect(shell.api.sentTo(memberInfo)).toEqual([{ id: 17 }]);
  });

  test('registers with a recommend code', async () => {
    const introducer = { by: 'recommend_code', code: 'ABCD2345' } as const;
    const { shell, user } = await openRegistration(invited, { introducer });
    expect(shell.api.sentTo(validMessage)).toEqual([{ siteId: 1, recommendCode: 'ABCD2345' }]);
    await fillIn(user);
    await waitFor(() => expect(shell.api.sentTo(registerCall)).toHaveLength(1));
    expect(shell.api.sentTo(registerCall)[0]).toMatchObject({
      introducer: 'ABCD2345',
      memberCurrency: 'USD',
    });
  });

  test.each([
    [AGENT, 'This agent takes in no members at present.'],
    [{ by: 'recommend_code', code: 'ABCD2345' }, 'The member who gave you this code is not active any more.'],
  ] as const)(
    'gets a warning for an invalid link, and registers without it: %j',
    async (introducer, text) => {
      const { shell } = await openRegistration({ validMessage: { isValid: 0 } }, { introducer });
      expect(shell.toast.shown).toEqual([{ tone: 'warning', text }]);
      expect(screen.queryByLabelText(/^Introducer/)).toBeNull();
    },
  );

  test('is warned of an invalid link once, and of another one again', async () => {
    const kept = new Map();
    const open = (code: string) =>
      openRegistration(
        { validMessage: { isValid: 0 } },
        { introducer: { by: 'recommend_code', code }, kept },
      );
    expect((await open('ABCD2345')).shell.toast.shown).toHaveLength(1);
    cleanup();
    expect((await open('ABCD2345')).shell.toast.shown).toEqual([]);
    cleanup();
    expect((await open('WXYZ2345')).shell.toast.shown).toHaveLength(1);
  });

  test('gets a warning where the site lacks the agent’s currency, and chooses another', async () => {
    const { shell } = await openRegistration(invited, {
      introducer: AGENT,
      settings: { currencies: ['USD', 'INR'] },
    });
    const text = 'This agent’s currency is not open here yet. Please choose another.';
    expect(shell.toast.shown).toEqual([{ tone: 'warning', text }]);
    expect(screen.getByLabelText(/^Introducer/)).toHaveValue('17');
    expect(screen.getByLabelText('Currency')).toHaveValue('USD');
  });

  test('cannot change the currency on an agent’s own host', async () => {
    await openRegistration(ON_AGENTS_HOST);
    expect(screen.getByLabelText('Currency')).toHaveValue('VND');
    expect(within(screen.getByLabelText('Currency')).getAllByRole('option')).toHaveLength(1);
  });

  test('is introduced by the agent of the host, who is remembered', async () => {
    const { shell } = await openRegistration(ON_AGENTS_HOST);
    expect(screen.getByLabelText(/^Introducer/)).toHaveValue('17');
    expect(shell.site.agentDomains).toEqual([17]);
  });

  test('follows another’s link on an agent’s host, but not the host’s own agent once more', async () => {
    const friend = { by: 'recommend_code', code: 'ABCD2345' } as const;
    const answers = { ...ON_AGENTS_HOST, validMessage: { isValid: 1 } } as const;
    const { shell } = await openRegistration(answers, { introducer: friend });
    expect(screen.getByLabelText(/^Introducer/)).toHaveValue('ABCD2345');
    expect(shell.api.sentTo(validMessage)).toHaveLength(1);
    cleanup();
    const again = await openRegistration(answers, { introducer: AGENT });
    expect(screen.getByLabelText(/^Introducer/)).toHaveValue('17');
    expect(again.shell.api.sentTo(validMessage)).toEqual([]);
  });

  test('cannot change the introducer, until the platform refuses it', async () => {
    const answers = { ...invited, memberInfo: { currency: 'USD' }, register: refuse('108') } as const;
    const { user } = await openRegistration(answers, { introducer: AGENT });
    const field = () => screen.getByLabelText(/^Introducer/);
    expect(field()).toHaveAttribute('readonly');
    expect(field()).toHaveAccessibleDescription('It came with your link and cannot be changed.');
    await fillIn(user);
    await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
    expect(field()).toHaveValue('');
    expect(field()).toHaveAccessibleDescription('This agent takes in no members at present.');
  });

  test('registers without the refused introducer', async () => {
    let tries = 0;
    const register = () => (++tries === 1 ? refuse('108') : MEMBER);
    const answers = { ...invited, memberInfo: { currency: 'USD' }, register } as const;
    const { shell, user, close } = await openRegistration(answers, { introducer: AGENT });
    await fillIn(user);
    await screen.findByText('This agent takes in no members at present.');
    await fill(user, 'Digits in the picture', '1234');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith('registered'));
    const sent = shell.api.sentTo(registerCall);
    expect(sent.map(({ introducer }) => introducer)).toEqual(['17', undefined]);
    expect(sent[1]).toMatchObject({ errorTrack: ['introducer: 108'] });
  });

  test('cannot give a recommend code any more where the platform takes none', async () => {
    const friend = { by: 'recommend_code', code: 'ABCD2345' } as const;
    const { user } = await openRegistration({ ...invited, register: refuse('107') }, { introducer: friend });
    await fillIn(user);
    const field = screen.getByLabelText(/^Introducer/);
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(
      'Recommend codes are not taken at present. Leave the field empty.',
    );
  });

  test('gets the form although the invitation cannot be checked', async () => {
    const { shell } = await openRegistration(
      { validMessage: new Error('lost'), checkAgentDomain: new Error('lost') },
      { introducer: AGENT },
    );
    expect(screen.queryByLabelText(/^Introducer/)).toBeNull();
    expect(shell.report.errors).toHaveLength(2);
  });
});
