/** @jest-environment jsdom */
import { refuse } from '@tessera/testing';
import { promotionDetail } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { promotion } from '../promotion.fixture.ts';
import { show } from '../test-scope.tsx';
import PromotionDetail from './PromotionDetail.tsx';

const CONTENT =
  '<h1>How it works</h1><p>Play <b>twice</b>.</p><script>window.stolen = true</script>' +
  '<a href="/faq/17">statement</a> <a href="https://example.com/league">league</a> <a href="javascript:x()">trap</a>';
const found = { promotion: { ...promotion({ id: 2, title: 'Away goals' }), content: CONTENT } };

test('shows the promotion with the operator’s text', async () => {
  const { shell } = await show(<PromotionDetail params={{ id: '2' }} />, {
    answers: { promotionDetail: found },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Away goals' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'How it works' })).toBeVisible();
  expect(screen.getByText('twice').tagName).toBe('STRONG');
  expect(shell.api.sentTo(promotionDetail)).toEqual([
    { siteId: 1, currency: 'USD', language: 'en_US', device: 1, id: 2 },
  ]);
});

test('runs no script of the text, and keeps only permitted links', async () => {
  const { shell, container } = await show(<PromotionDetail params={{ id: '2' }} />, {
    answers: { promotionDetail: found },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'statement' }));
  expect(shell.windows.visited).toEqual(['/faq/17']);
  const league = screen.getByRole('link', { name: 'league' });
  expect(league).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await userEvent.click(league);
  expect(shell.windows.external).toEqual(['https://example.com/league']);
  expect(screen.queryByRole('link', { name: 'trap' })).not.toBeInTheDocument();
  expect(container.querySelector('script')).toBeNull();
  expect(window).not.toHaveProperty('stolen');
});

test.each(['9', 'NO_SUCH'])('says that there is no promotion %s, and links to the list', async (id) => {
  const { shell } = await show(<PromotionDetail params={{ id }} />, {
    answers: { promotionDetail: refuse('404') },
  });
  expect(await screen.findByText('This promotion does not exist')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('This promotion does not exist'));
  await userEvent.click(screen.getByRole('link', { name: 'All promotions' }));
  expect(shell.windows.visited).toEqual(['/discount']);
});

function Visit({ first }: { readonly first: string }) {
  const [id, setId] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setId(id === '2' ? first : '2')}>
        Go on
      </button>
      <PromotionDetail params={{ id }} missing={<p>Missing</p>} />
    </>
  );
}

test.each(['9', 'NO_SUCH'])(
  'shows the shell’s error screen for promotion %s, on the way to and from another',
  async (id) => {
    await show(<Visit first={id} />, {
      answers: { promotionDetail: (asked) => (asked.id === 2 ? found : refuse('404')) },
    });
    expect(await screen.findByText('Missing')).toBeVisible();
    expect(screen.queryByText('This promotion does not exist')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Away goals' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Missing')).toBeVisible();
  },
);

test('sends no request for an address without a promotion id', async () => {
  const { shell } = await show(<PromotionDetail params={{ id: 'NO_SUCH' }} />);
  expect(shell.api.sent).toEqual([]);
});

test('offers a retry after a failure, and shows its answer', async () => {
  let requests = 0;
  await show(<PromotionDetail params={{ id: '2' }} />, {
    answers: { promotionDetail: () => (++requests === 1 ? new Error('lost') : found) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('twice')).toBeVisible();
});
