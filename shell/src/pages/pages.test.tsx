/** @jest-environment jsdom */
import { refuse } from '@tessera/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, contentChanged, faqList } from '@tessera/wire';
import { showFrame } from '../layout/testing/show-frame.tsx';

const CHANGED = '2026-03-01T02:30:00Z';
const TOPICS = [
  { id: 8, title: 'Questions', content: '<p>Ask <b>away</b>.</p>' },
  { id: 42, title: 'Bonuses', content: '<h2>When</h2><p>Daily.</p><script>alert(1)</script>' },
];
const help = {
  faqList: { list: TOPICS },
  faqDetail: ({ id }: { id: number }) => {
    const topic = TOPICS.find((one) => one.id === id);
    return topic ? { topic: { ...topic, updatedAt: CHANGED } } : refuse('404');
  },
};
const main = () => within(screen.getByRole('main'));

test('lists the operator’s help topics, each with a page and a title of its own', async () => {
  await showFrame({ path: '/faq', answers: help });
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect((await main().findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'QuestionsAsk away.',
    'BonusesWhen Daily.',
  ]);
  await userEvent.click(main().getByRole('link', { name: /^Bonuses/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'When' })).toBeVisible();
  expect(window.location.pathname).toBe('/faq/42');
  await waitFor(() => expect(document.title).toBe('Bonuses'));
  // The site's day, where the device's clock is ahead.
  expect(screen.getByText('Last changed: February 28, 2026')).toBeVisible();
  expect(screen.queryByText(/alert/)).not.toBeInTheDocument();
  const others = await screen.findByRole('navigation', { name: 'All topics' });
  expect(await within(others).findByRole('link', { name: 'Bonuses' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.each(['/faq/99', '/faq/none'])('shows status 404 at %s', async (path) => {
  await showFrame({ path, answers: help });
  expect(await screen.findByText('Status code 404')).toBeVisible();
});

test.each(['/%', '/hi-IN/%E0%A4%A', '/faq/%zz', '/?q=%'])(
  'renders the address %s, whose escape is broken',
  async (path) => {
    await showFrame({ path, answers: help });
    expect(await screen.findByRole('main')).toBeVisible();
    if (!path.includes('?')) expect(await screen.findByText('Status code 404')).toBeVisible();
  },
);

test('fetches the help again when the operator changes it', async () => {
  const { fake } = await showFrame({ path: '/faq', answers: help });
  await screen.findByText('Bonuses');
  // The frame listens once the page is idle.
  await waitFor(() => {
    act(() => fake.live.emit(contentChanged, { kind: 'faq' }));
    expect(fake.api.sentTo(faqList).length).toBeGreaterThan(1);
  });
});

test('says why the help cannot be loaded, and retries', async () => {
  let answers = 0;
  const faqListOnce = () => ((answers += 1) === 1 ? new Error('broken') : { list: TOPICS });
  await showFrame({ path: '/faq', answers: { ...help, faqList: faqListOnce } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bonuses')).toBeVisible();
});

const SPONSORS = [{ id: 7, title: 'River Club', image: null, url: 'https://club.example/' }];

test('lists the sponsors of the visitor’s template, each with its text and a link to its page', async () => {
  const { fake } = await showFrame({
    path: '/sponsor',
    answers: {
      sponsorList: { list: SPONSORS, totalCount: 1 },
      sponsorDetail: { sponsor: { ...SPONSORS[0]!, content: '<p>Since 2019.</p>' } },
    },
  });
  await userEvent.click(await main().findByRole('link', { name: 'River Club' }));
  expect(await screen.findByText('Since 2019.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visit their page' })).toHaveAttribute(
    'href',
    'https://club.example/',
  );
  await waitFor(() => expect(document.title).toBe('River Club'));
  expect(fake.api.sent).toContainEqual(
    expect.objectContaining({
      name: 'x.sponsors.list',
      payload: expect.objectContaining({ template: 'site02' }),
    }),
  );
});

test('keeps what it shows when a later fetch of it fails', async () => {
  const { fake } = await showFrame({ path: '/faq', answers: help });
  expect(await main().findByRole('link', { name: /^Bonuses/ })).toBeVisible();
  fake.api.answer(faqList, new CallError(faqList, { kind: 'network' }, ''));
  const before = fake.api.sentTo(faqList).length;
  await act(async () => fake.live.emit(contentChanged, { kind: 'faq' }));
  await waitFor(() => expect(fake.api.sentTo(faqList).length).toBeGreaterThan(before));
  await act(async () => undefined);
  expect(main().getByRole('link', { name: /^Bonuses/ })).toBeVisible();
  expect(main().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('says that a site has no sponsors', async () => {
  await showFrame({ path: '/sponsor', answers: { sponsorList: { list: [], totalCount: 0 } } });
  expect(await screen.findByText('No sponsors to show yet')).toBeVisible();
});

test('closes a waiting window 400 ms after its wait was cancelled', async () => {
  const close = jest.spyOn(window, 'close').mockReturnValue();
  await showFrame({ path: '/loading?kind=gameWindow' });
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  jest.useFakeTimers();
  try {
    fireEvent.click(cancel);
    act(() => jest.advanceTimersByTime(399));
    expect(close).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(close).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
    close.mockRestore();
  }
});
