/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { useAddress } from '@tessera/kit/address';
import { createFakeShell } from '@tessera/testing';
import { CallError, siteDetail } from '@tessera/wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import {
  AccountSearch,
  AddressChoice,
  AddressDays,
  ArrivalContext,
  ListPager,
  LoginFirst,
  PageFailure,
  PageHead,
  PrintedSheet,
  useArrival,
  useToday,
} from '../pages.ts';
import { renderInScope } from '../testing.tsx';

afterEach(() => void jest.useRealTimers());

const MESSAGES = {
  'pager.label': 'Pages',
  'pager.position': 'Page {page} of {count}',
  'pager.previous': 'Previous',
  'pager.next': 'Next',
  'guest.title': 'Please log in',
  'guest.text': 'This is for members.',
  'guest.login': 'Log in',
  'search.account': 'Account',
  'search.find': 'Search',
  'input.illegal': 'Illegal input',
  'filter.remove': 'Remove {name}',
  'filter.from': 'From',
  'filter.to': 'To',
  'filter.today': 'Today',
  'filter.week': 'Last 7 days',
  'filter.month': 'Last 30 days',
  'filter.range': '{from} to {to}',
  'filter.since': 'Since {from}',
  'filter.until': 'Until {to}',
  'unavailable.title': 'Not available here',
  'unavailable.text': 'This site does not offer it.',
  'fail.title': 'Not loaded',
  'stale.asOf': 'As of {time}',
  'error.network': 'There is no connection.',
  'error.text': 'Something went wrong.',
  'error.retry': 'Try again',
};

const show = (part: ReactNode, at = '/area') =>
  renderInScope(part, {
    config: { name: 'mf-test' },
    shell: createFakeShell(),
    messages: async () => ({ default: MESSAGES }),
    at,
  });

test('steps through a list, and leaves a page that no longer exists', async () => {
  await show(<ListPager totalCount={45} perPage={20} />, '/area?p=9');
  expect(await screen.findByText('Page 3 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(window.location.search).toBe('?p=2');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(window.location.search).toBe('');
});

test('moves the focus to the title of a page that was opened from another one, not to the first', async () => {
  function Area() {
    const [page, setPage] = useState('One');
    return (
      <ArrivalContext value={useArrival(page)}>
        <button onClick={() => setPage('Two')}>open</button>
        <PageHead key={page} title={page} />
      </ArrivalContext>
    );
  }
  await show(<Area />);
  expect(screen.getByRole('heading', { name: 'One' })).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus());
});

test('searches for an account, refuses what no account has, and resets the filters that are named', async () => {
  await show(<AccountSearch help="The whole account." resets={['under']} />, '/area?under=7&p=2&kind=agent');
  const field = screen.getByRole('searchbox', { name: 'Account' });
  await userEvent.type(field, 'a b{Enter}');
  expect(screen.getByText('Illegal input')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'anna{Enter}');
  expect(window.location.search).toBe('?kind=agent&account=anna');
});

test('keeps filters in the address, and starts at the first page again', async () => {
  function Days() {
    const { values } = useAddress(['from', 'to']);
    return <AddressDays label="Date" value={values} />;
  }
  await show(
    <>
      <AddressChoice name="state" label="State" options={[{ id: 'open', label: 'Open' }]} />
      <Days />
    </>,
    '/area?p=3',
  );
  await userEvent.click(screen.getByRole('button', { name: 'State' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Open' }));
  expect(window.location.search).toBe('?state=open');
  await userEvent.click(screen.getByRole('button', { name: 'Date' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-02' } });
  expect(screen.getByRole('button', { name: 'Date: Since Jan 2, 2026' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove State' }));
  expect(window.location.search).toBe('?from=2026-01-02');
});

test('asks a guest to log in, and returns to this address', async () => {
  const { shell } = await show(<LoginFirst />, '/en-us/area?p=2');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(shell.bus.emitted).toEqual([
    { name: 'auth.loginRequested', payload: { then: { kind: 'navigate', path: '/area?p=2' } } },
  ]);
});

test.each([
  ['unavailable', 'Not available here'],
  ['network', 'There is no connection.'],
  ['timeout', 'Something went wrong.'],
] as const)('says what a failure is: %s', async (kind, words) => {
  const error = new CallError(siteDetail, { kind }, '');
  await show(<PageFailure error={error} retrying={false} onRetry={() => undefined} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('today is the site’s next day once that begins, also where its clock is ahead of the timer', async () => {
  jest.useFakeTimers();
  jest.setSystemTime(Date.parse('2026-11-24T03:59:50Z'));
  let isBehind = true;
  const shell = createFakeShell({
    settings: { timeZone: 'America/Caracas' },
    // The clock may have been corrected meanwhile.
    clock: { now: () => Date.now() - (isBehind ? 5_000 : 0) },
  });
  const Today = () => <output>{useToday()}</output>;
  const ground = { config: { name: 'mf-test' }, shell, messages: async () => ({ default: MESSAGES }) };
  await renderInScope(<Today />, ground);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(14_000);
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-23');
  await pass(1_500);
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-24');
  isBehind = false;
  await pass(24 * 3_600_000);
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-25');
});

test('prints a sheet out of reach of the styles of the table that it is opened from', async () => {
  await show(
    <table>
      <tbody>
        <tr>
          <td>
            <PrintedSheet>
              <h1>Statement</h1>
            </PrintedSheet>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const sheet = screen
    .getByRole('heading', { name: 'Statement', hidden: true })
    .closest('[data-print-sheet]');
  expect(sheet?.parentElement).toBe(document.body);
});
