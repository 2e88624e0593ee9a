/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { memberInfo, register, validMessage } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import { fillIn, openRegistration } from './registration.fixture.tsx';

describe('an invited visitor', () => {
  const AGENT = { by: 'member_agent', code: '17' } as const;
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
    await waitFor(() => expect(shell.api.sentTo(register)).toHaveLength(1));
    expect(shell.api.sentTo(register)[0]).toMatchObject({ introducer: 'ABCD2345', memberCurrency: 'USD' });
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
    await openRegistration({ checkAgentDomain: { isValid: 1, currency: 'VND', agentId: 17 } });
    expect(screen.getByLabelText('Currency')).toHaveValue('VND');
    expect(screen.getAllByRole('option')).toHaveLength(1);
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
