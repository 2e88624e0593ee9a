/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { createFakeShell } from '@tessera/testing';
import { Pager } from '@tessera/ui';
import { loginHistory, type AnswerOf } from '@tessera/wire';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useListPage } from './list-page.ts';
import { renderInScope } from './testing.tsx';

type Answer = AnswerOf<typeof loginHistory>;

function List() {
  const [{ page, count }, ask] = useState({ page: 1, count: 10 });
  const answer = useListPage(loginHistory, { page, count });
  if (answer.data === undefined) return <p>Loading</p>;
  const pageCount = Math.ceil(answer.data.totalCount / count);
  return (
    <>
      {answer.data.list.map(({ id }) => (
        <p key={id}>{`Login ${id}`}</p>
      ))}
      <Pager
        label="Pages"
        page={page}
        pageCount={pageCount}
        position={`Page ${page} of ${pageCount}`}
        previousLabel="Previous"
        nextLabel="Next"
        busy={answer.isPlaceholderData}
        onPage={(next) => ask({ page: next, count })}
      />
      <button onClick={() => ask({ page: 1, count: 5 })}>Fewer</button>
    </>
  );
}

const ORIGIN = { device: 1, system: 'Linux', browser: 'Firefox', network: '198.51.100.•' } as const;
const pageOf = (id: number): Answer => ({
  list: [{ id, at: '2026-11-01T00:00:00Z', result: 'succeeded', ...ORIGIN }],
  totalCount: 20,
});

test('keeps a list and the focus on its pager until another page of it is there, and no page of another list', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  await renderInScope(<List />, {
    config: { name: 'mf-test' },
    shell: createFakeShell({
      session: 'member',
      answers: { loginHistory: () => new Promise<Answer>((resolve) => answers.push(resolve)) },
    }),
    messages: async () => ({ default: {} }),
  });
  const respond = (id: number) => act(async () => answers.at(-1)?.(pageOf(id)));
  expect(screen.getByText('Loading')).toBeVisible();
  await respond(1);
  const next = await screen.findByRole('button', { name: 'Next' });
  act(() => next.focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Login 1')).toBeVisible();
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(screen.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
  await respond(2);
  expect(await screen.findByText('Login 2')).toBeVisible();
  expect(screen.getByRole('navigation')).toHaveAttribute('aria-busy', 'false');
  // The last page has no next one, and the focus is still there.
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(answers).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(screen.getByText('Loading')).toBeVisible();
});
