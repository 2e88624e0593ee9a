/** @jest-environment jsdom */
import { refetchOn } from '@tessera/kit';
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import {
  CallError,
  letterDeleted,
  letterDestroy,
  letterList,
  letterSent,
  markLetterRead,
  type CallFailure,
} from '@tessera/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { MEMBER } from '../testing/member.fixture.ts';
import LetterBadge from './LetterBadge.tsx';
import LetterPage from './LetterPage.tsx';
import { boxOf, letter } from './letters.fixture.ts';

beforeAll(installDialog);

const open = (options: FakeShellOptions, at = '/user/Letter') =>
  show(<LetterPage member={MEMBER} />, { session: 'member', ...options }, at);
const list = () => screen.findByRole('list', { name: 'Letters' });

test('opens a letter beside the list, sanitised, and marks it as read', async () => {
  const { answers } = boxOf([letter(2), letter(1)]);
  const { shell, container } = await open({ answers });
  await userEvent.click(within(await list()).getByRole('link', { name: /Letter 2/ }));
  expect(await screen.findByText('letter 2', { selector: 'strong' })).toBeVisible();
  expect(container.querySelector('script')).toBeNull();
  expect(window.location.search).toBe('?letter=2');
  await waitFor(() => expect(shell.api.sentTo(markLetterRead)).toEqual([{ id: 2 }]));
  expect(within(await list()).getByRole('link', { name: /Letter 2/ })).not.toHaveTextContent('Unread');
  expect(within(await list()).getByRole('link', { name: /Letter 1/ })).toHaveTextContent('Unread');
});

test('asks for fifty letters a page, latest first, and for unread ones first on demand', async () => {
  const many = Array.from({ length: 120 }, (_, index) => letter(120 - index));
  const { answers } = boxOf(many);
  const { shell } = await open({ answers });
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(50);
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: /Letter 70$|Letter 70[^0-9]/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Unread first' }));
  expect(window.location.search).toBe('?order=unreadFirst');
  expect(shell.api.sentTo(letterList)).toMatchObject([
    { count: 50, page: 1, sortField: 'id', sortOrder: 'desc' },
    { count: 50, page: 2 },
    { count: 50, page: 1, sortField: 'is_read', sortOrder: 'asc' },
  ]);
});

test('goes to the last page when the address names one beyond it', async () => {
  await open({ answers: boxOf([letter(2), letter(1)]).answers }, '/user/Letter?p=3');
  expect(await screen.findByRole('link', { name: /Letter 2/ })).toBeVisible();
  expect(window.location.search).toBe('');
});

test('shows a letter that arrives, by the event', async () => {
  const box = boxOf([letter(1)]);
  const { shell, scope, signal } = await open({ answers: box.answers });
  refetchOn(scope, signal, [{ on: letterSent, refetch: [letterList] }]);
  await screen.findByRole('link', { name: /Letter 1/ });
  box.put(letter(2));
  act(() => shell.live.emit(letterSent, { id: 2 }));
  expect(await screen.findByRole('link', { name: /Letter 2/ })).toBeVisible();
});

test('keeps an opened letter in view when the filter no longer lists it', async () => {
  const { answers } = boxOf([letter(1)]);
  const { scope } = await open({ answers }, '/user/Letter?order=unread');
  await userEvent.click(await screen.findByRole('link', { name: /Letter 1/ }));
  await act(() => scope.queries.refetchQueries({ queryKey: [letterList.name] }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Letter 1/ })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Letter 1' })).toBeVisible();
});

test('deletes the open letter, and all read ones after a question', async () => {
  const { answers } = boxOf([letter(3), letter(2, { isRead: 1 }), letter(1)]);
  const { shell } = await open({ answers }, '/user/Letter?letter=3');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Letter 3/ })).not.toBeInTheDocument());
  expect(window.location.search).not.toContain('letter=');
  await waitFor(async () => expect(await list()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Delete all read' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete all read' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Letter 2/ })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /Letter 1/ })).toBeVisible();
  expect(shell.api.sentTo(letterDestroy)).toMatchObject([{ id: 3 }, { isRead: 1 }]);
});

test('does not open a letter again that was deleted, by Back', async () => {
  const { answers } = boxOf([letter(3), letter(2)]);
  await open({ answers });
  await userEvent.click(await screen.findByRole('link', { name: /Letter 2/ }));
  await userEvent.click(screen.getByRole('link', { name: /Letter 3/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Unread first' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(window.location.search).toBe('?order=unreadFirst'));
  act(() => window.history.back());
  expect(await screen.findByText('This message is no longer here.')).toBeVisible();
  expect(window.location.search).toBe('?letter=3');
  expect(screen.queryByRole('heading', { name: 'Letter 3' })).not.toBeInTheDocument();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Letter 2' })).toBeVisible();
});

test('leads back to the list after a letter was deleted', async () => {
  const { answers } = boxOf([letter(3), letter(2)]);
  await open({ answers });
  await userEvent.click(await screen.findByRole('link', { name: /Letter 2/ }));
  await userEvent.click(screen.getByRole('link', { name: /Letter 3/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Letter 2' })).toBeVisible();
});

test('marks all letters as read at once, and the count follows', async () => {
  const { answers } = boxOf([letter(2), letter(1)]);
  const count = <LetterBadge />;
  const { shell } = await show(
    <>
      {count}
      <LetterPage member={MEMBER} />
    </>,
    { session: 'member', answers },
    '/user/Letter',
  );
  expect(await screen.findByText('2 unread letters')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument());
  expect(screen.queryByText(/unread letters/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Letters' })).toHaveFocus();
  expect(shell.api.sentTo(markLetterRead)).toEqual([{}]);
});

test('shows why letters could not be marked as read, and keeps them unread', async () => {
  const { answers } = boxOf([letter(1)]);
  const { shell } = await open({ answers: { ...answers, markLetterRead: new Error('lost') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(shell.toast.shown).toHaveLength(1));
  expect(screen.getByText('Unread:')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
});

test('opens a letter by its address although another page lists it', async () => {
  const { answers } = boxOf(Array.from({ length: 120 }, (_, index) => letter(120 - index)));
  const { shell } = await open({ answers }, '/user/Letter?letter=5');
  expect(await screen.findByRole('heading', { name: 'Letter 5' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Unread: Letter 5' })).not.toBeInTheDocument();
  await waitFor(() => expect(shell.api.sentTo(markLetterRead)).toEqual([{ id: 5 }]));
});

test.each(['desktop', 'mobile'] as const)(
  'says that the letter of an address is gone: %s',
  async (device) => {
    await open({ answers: boxOf([letter(1)]).answers, device }, '/user/Letter?letter=9');
    expect(await screen.findByText('This message is no longer here.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Letter 1/ })).toBeVisible();
  },
);

test('says that the letter of an address is gone where no letter is left', async () => {
  await open({ answers: boxOf([]).answers }, '/user/Letter?letter=9');
  expect(await screen.findByText('This message is no longer here.')).toBeVisible();
  expect(screen.getByText('No letters yet')).toBeVisible();
});

test('offers a retry when the letter of an address could not be loaded', async () => {
  const { answers } = boxOf(Array.from({ length: 60 }, (_, index) => letter(60 - index)));
  let isAway = true;
  const list = answers.letterList as (payload: object) => unknown;
  const letterListAnswer = (payload: { id?: number }) =>
    payload.id !== undefined && isAway ? new CallError(letterList, { kind: 'network' }, '') : list(payload);
  await open(
    { answers: { ...answers, letterList: letterListAnswer as Answers['letterList'] } },
    '/user/Letter?letter=1',
  );
  expect(await screen.findByText('There is no connection. Check your network and try again.')).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Letter 1' })).toBeVisible();
});

test('keeps a letter that another window deletes while it is read; its deletion here is done then', async () => {
  const box = boxOf([letter(2, { isRead: 1 }), letter(1, { isRead: 1 })]);
  const { shell, scope, signal } = await open(
    { answers: { ...box.answers, letterDestroy: refuse('404', 'letter_not_found') } },
    '/user/Letter?letter=2',
  );
  refetchOn(scope, signal, [{ on: letterDeleted, refetch: [letterList] }]);
  expect(await screen.findByText('letter 2', { selector: 'strong' })).toBeVisible();
  box.drop(2);
  act(() => shell.live.emit(letterDeleted, { id: 2 }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Letter 2/ })).not.toBeInTheDocument());
  expect(screen.getByText('letter 2', { selector: 'strong' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Letter 2' })).not.toBeInTheDocument());
  expect(window.location.search).toBe('');
  expect(shell.toast.shown).toEqual([]);
});

test('requests the list again when a letter is gone before it is marked as read', async () => {
  const box = boxOf([letter(2), letter(1, { isRead: 1 })]);
  await open({
    answers: {
      ...box.answers,
      markLetterRead: (payload) => {
        box.drop(payload.id ?? 0);
        return refuse('404', 'letter_not_found');
      },
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: /Letter 2/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Letter 2/ })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Letter 2' })).toBeVisible();
});

test('marks an opened letter once, also when it stays unread', async () => {
  const box = boxOf([letter(2), letter(1)]);
  const { shell } = await open({ answers: { ...box.answers, markLetterRead: new Error('lost') } });
  await userEvent.click(await screen.findByRole('link', { name: /Letter 2/ }));
  // What the platform knows, again.
  await waitFor(() => expect(shell.api.sentTo(letterList).length).toBeGreaterThan(1));
  expect(await screen.findByRole('link', { name: /Letter 2.*Unread|Unread.*Letter 2/ })).toBeVisible();
  await userEvent.click(within(await list()).getByRole('link', { name: /Letter 1/ }));
  await waitFor(() => expect(shell.api.sentTo(markLetterRead)).toContainEqual({ id: 1 }));
  expect(shell.api.sentTo(markLetterRead)).toEqual([{ id: 2 }, { id: 1 }]);
});

test('shows why a letter could not be deleted, and keeps it', async () => {
  const { answers } = boxOf([letter(1, { isRead: 1 })]);
  const { shell } = await open(
    { answers: { ...answers, letterDestroy: refuse('999', 'The box is locked.') } },
    '/user/Letter?letter=1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(shell.toast.shown).toEqual([{ tone: 'error', text: 'The box is locked.' }]);
  expect(screen.getByRole('heading', { name: 'Letter 1' })).toBeVisible();
});

test('on the phone a letter takes the place of the list, and its title the focus', async () => {
  const { answers } = boxOf([letter(2), letter(1)]);
  await open({ answers, device: 'mobile' });
  await userEvent.click(await screen.findByRole('link', { name: /Letter 2/ }));
  expect(screen.getByRole('heading', { name: 'Letter 2' })).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Letters' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Letters' }));
  expect(await screen.findByRole('link', { name: /Letter 2/ })).toHaveFocus();
});

test('says what an empty box is for, and that everything is read', async () => {
  const view = await open({ answers: boxOf([]).answers });
  expect(await screen.findByText('No letters yet')).toBeVisible();
  view.unmount();
  await open({ answers: boxOf([letter(1, { isRead: 1 })]).answers }, '/user/Letter?order=unread');
  expect(await screen.findByText('Everything is read')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: /Letter 1/ })).toBeVisible();
});

test.each<[CallFailure, string]>([
  [{ kind: 'network' }, 'There is no connection. Check your network and try again.'],
  [{ kind: 'unavailable' }, 'This site does not offer this feature.'],
  [{ kind: 'timeout' }, 'Something went wrong on our side. Please try again.'],
])('explains a list that failed with %j', async (failure, words) => {
  await open({ answers: { letterList: new CallError(letterList, failure, '') } });
  expect(await screen.findByText(words)).toBeVisible();
});
