/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { createFakeShell } from '@tessera/testing';
import { CallError, logos, marquee } from '@tessera/wire';
import { act, screen } from '@testing-library/react';
import { useAnswer } from '../queries.ts';
import { useMissingCalls } from '../pages.ts';
import { renderInScope } from '../testing.tsx';

const unavailable = (call: typeof marquee | typeof logos) => new CallError(call, { kind: 'unavailable' }, '');

function Page() {
  useAnswer(marquee, { siteId: 1 });
  useAnswer(logos, { siteId: 1 });
  return <p>Missing: {[...useMissingCalls()].join()}</p>;
}

test('names the calls that the back end does not have, until they are answered', async () => {
  const shell = createFakeShell({
    answers: { marquee: unavailable(marquee), logos: new CallError(logos, { kind: 'timeout' }, '') },
  });
  const { scope } = await renderInScope(<Page />, {
    config: { name: 'mf-test' },
    shell,
    messages: () => Promise.resolve({ default: {} }),
  });
  expect(await screen.findByText(`Missing: ${marquee.name}`)).toBeVisible();
  shell.api.answer(marquee, { list: [] });
  await act(() => scope.queries.invalidateQueries());
  expect(await screen.findByText('Missing:')).toBeVisible();
});
