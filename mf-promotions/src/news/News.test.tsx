/** @jest-environment jsdom */
import { refuse } from '@tessera/testing';
import { newsList } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import NewsArticle from './NewsArticle.tsx';
import NewsList from './NewsList.tsx';

const headline = (id: number) => ({ id, title: `News ${id}`, publishedAt: '2026-05-01T12:00:00Z' });

test('lists the news in pages, and leads to an article', async () => {
  const all = Array.from({ length: 23 }, (_, index) => headline(23 - index));
  const { shell } = await show(<NewsList />, {
    answers: {
      newsList: ({ page, count }) => ({
        list: all.slice((page - 1) * count, page * count),
        totalCount: all.length,
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await userEvent.click(await screen.findByRole('link', { name: /News 3/ }));
  expect(shell.windows.visited).toEqual(['/news/3']);
  expect(window.location.search).toBe('?p=2');
  expect(shell.api.sentTo(newsList)).toMatchObject([{ page: 1 }, { page: 2 }]);
});

test('says that there are none', async () => {
  await show(<NewsList />, { answers: { newsList: { list: [], totalCount: 0 } } });
  expect(await screen.findByText('No news yet')).toBeVisible();
});

test('shows an article, sanitised', async () => {
  const content = '<p>A <b>new</b> hall.</p><script>window.stolen = true</script>';
  const { container } = await show(<NewsArticle params={{ id: '4' }} />, {
    answers: { newsDetail: { news: { ...headline(4), content } } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'News 4' })).toBeVisible();
  expect((await screen.findByText('new')).tagName).toBe('STRONG');
  expect(container.querySelector('script')).toBeNull();
});

test('gives the page the title of its article, and its first words', async () => {
  document.title = 'News';
  const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  await show(<NewsArticle params={{ id: '4' }} />, {
    answers: { newsDetail: { news: { ...headline(4), content: '<p>A <b>new</b> hall.</p>' } } },
  });
  await waitFor(() => expect([document.title, description()]).toEqual(['News 4', 'A new hall.']));
});

test.each(['9', 'NO_SUCH'])('says that there is no article %s, and links to the list', async (id) => {
  const { shell } = await show(<NewsArticle params={{ id }} />, { answers: { newsDetail: refuse('404') } });
  expect(await screen.findByText('This article does not exist')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('This article does not exist'));
  await userEvent.click(screen.getByRole('link', { name: 'All news' }));
  expect(shell.windows.visited).toEqual(['/news']);
});

test.each(['9', 'NO_SUCH'])('shows the shell’s error screen for article %s', async (id) => {
  await show(<NewsArticle params={{ id }} missing={<p>Missing</p>} />, {
    answers: { newsDetail: refuse('404') },
  });
  expect(await screen.findByText('Missing')).toBeVisible();
  expect(screen.queryByText('This article does not exist')).not.toBeInTheDocument();
});
