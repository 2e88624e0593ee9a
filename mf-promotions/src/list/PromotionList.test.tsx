/** @jest-environment jsdom */
import { BREAK_BEGAN, CallError, contentChanged, forwardGameStatus, promotionList } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { promotion } from '../promotion.fixture.ts';
import { watchPromotions } from '../promotion/promotions.effects.ts';
import { show } from '../test-scope.tsx';
import PromotionList from './PromotionList.tsx';

const LIST = [
  promotion({ id: 1, category: 'welcome', title: 'A calm first week', endAt: '2098-03-31T22:00:00Z' }),
  promotion({
    id: 2,
    category: 'sport',
    title: 'Away goals',
    startAt: '2098-01-05T12:00:00Z',
    endAt: '2098-02-01T12:00:00Z',
  }),
  promotion({ id: 3, category: 'sport', title: 'Half time' }),
];
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('lists current promotions with their periods', async () => {
  const { shell } = await show(<PromotionList />, {
    answers: { promotionList: { list: LIST } },
    device: 'mobile',
  });
  expect(await screen.findByText('Until Mar 31, 2098')).toBeVisible();
  expect(screen.getByText('Jan 5, 2098 to Feb 1, 2098')).toBeVisible();
  expect(shell.api.sentTo(promotionList)).toEqual([
    { siteId: 1, currency: 'USD', language: 'en_US', device: 2 },
  ]);
});

test('names the last day of a promotion that ends at midnight, not the day that it is gone on', async () => {
  const list = [promotion({ id: 1, title: 'To the end of the week', endAt: '2098-05-08T00:00:00-04:00' })];
  await show(<PromotionList />, {
    settings: { timeZone: 'America/Caracas' },
    answers: { promotionList: { list } },
  });
  expect(await screen.findByText('Until May 7, 2098')).toBeVisible();
});

test('formats dates in the page’s language and the site’s time zone', async () => {
  await show(<PromotionList />, {
    locale: 'hi_IN',
    settings: { timeZone: 'Asia/Kolkata' },
    answers: { promotionList: { list: LIST } },
  });
  expect(await screen.findByText(/1 अप्रैल 2098/)).toBeVisible();
});

test('filters by category, and offers only categories with promotions', async () => {
  await show(<PromotionList />, { answers: { promotionList: { list: LIST } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sports' }));
  expect(titles()).toEqual(['Away goals', 'Half time']);
  expect(screen.queryByRole('button', { name: 'VIP' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(titles()).toHaveLength(3);
});

test('keeps the category in the address, for a reload and for Back', async () => {
  const answers = { promotionList: { list: LIST } };
  await show(<PromotionList />, { answers }, '/discount?category=sport');
  await screen.findByText('Half time');
  expect(titles()).toEqual(['Away goals', 'Half time']);
  await userEvent.click(screen.getByRole('button', { name: 'Welcome' }));
  expect(titles()).toEqual(['A calm first week']);
  expect(window.location.search).toBe('?category=welcome');
  act(() => window.history.back());
  await waitFor(() => expect(titles()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(window.location.search).toBe('');
});

test.each(['vip', 'none', '%3Cscript%3E'])(
  'shows all for the category %s, of which there is none',
  async (category) => {
    await show(
      <PromotionList />,
      { answers: { promotionList: { list: LIST } } },
      `/discount?category=${category}`,
    );
    await screen.findByText('Half time');
    expect(titles()).toHaveLength(3);
  },
);

test('links each promotion to its page', async () => {
  const { shell } = await show(<PromotionList />, { answers: { promotionList: { list: LIST } } });
  const link = await screen.findByRole('link', { name: 'Half time' });
  expect(link).toHaveAttribute('href', '/discount/3');
  await userEvent.click(link);
  expect(shell.windows.visited).toEqual(['/discount/3']);
});

test('shows an empty state without promotions', async () => {
  await show(<PromotionList />, { answers: { promotionList: { list: [] } } });
  expect(await screen.findByText('No promotions at the moment')).toBeVisible();
});

test('offers a retry after a failure, and shows its answer', async () => {
  let requests = 0;
  await show(<PromotionList />, {
    answers: {
      promotionList: () =>
        ++requests === 1
          ? new CallError(promotionList, { kind: 'network' }, 'network error')
          : { list: LIST },
    },
  });
  expect(await screen.findByText('There is no connection. Check your network and try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Half time')).toBeVisible();
});

test('keeps the list when a later fetch of it fails', async () => {
  const { shell, scope } = await show(<PromotionList />, { answers: { promotionList: { list: LIST } } });
  await screen.findByText('Half time');
  shell.api.answer(promotionList, new CallError(promotionList, { kind: 'network' }, 'network error'));
  await act(() => scope.queries.refetchQueries());
  expect(screen.getByText('Half time')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('shows an empty state where the back end has no promotions call', async () => {
  await show(<PromotionList />, {
    answers: { promotionList: new CallError(promotionList, { kind: 'unavailable' }, 'not available here') },
  });
  expect(await screen.findByText('No promotions here')).toBeVisible();
});

test('fetches the list again when a break from play begins', async () => {
  const { shell, scope } = await show(<PromotionList />, { answers: { promotionList: { list: LIST } } });
  await screen.findByText('A calm first week');
  const life = new AbortController();
  watchPromotions(scope, life.signal);
  await act(async () => shell.live.emit(forwardGameStatus, BREAK_BEGAN));
  expect(shell.api.sentTo(promotionList)).toHaveLength(2);
  life.abort();
});

test('fetches the list again when an operator changes a promotion', async () => {
  const { shell, scope } = await show(<PromotionList />, { answers: { promotionList: { list: LIST } } });
  await screen.findByText('A calm first week');
  const life = new AbortController();
  watchPromotions(scope, life.signal);
  await act(async () => shell.live.emit(contentChanged, { kind: 'news' }));
  expect(shell.api.sentTo(promotionList)).toHaveLength(1);
  await act(async () => shell.live.emit(contentChanged, { kind: 'promotion' }));
  expect(shell.api.sentTo(promotionList)).toHaveLength(2);
  life.abort();
});
