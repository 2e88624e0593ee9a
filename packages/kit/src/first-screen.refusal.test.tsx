import type { FirstScreen, FirstScreenPart } from '@tessera/contracts';
import { createFakeShell, refuse, type FakeShellOptions } from '@tessera/testing';
import { isRefusal, promotionDetail } from '@tessera/wire';
import { renderToString } from 'react-dom/server';
import { keyOf, useAnswer } from './queries.ts';
import { ScopeProvider } from './remote.tsx';
import { createScope } from './scope.ts';

const PAYLOAD = { siteId: 1, currency: 'USD', language: 'en_US', device: 1, id: 9 } as const;

function Promotion() {
  const answer = useAnswer(promotionDetail, PAYLOAD);
  return isRefusal(answer.error, '404') ? 'no such promotion' : answer.status;
}

/** Opens a remote on a page, without its rendering. */
async function openPage(firstScreen: FirstScreen, options: FakeShellOptions = {}) {
  const shell = { ...createFakeShell(options), firstScreen };
  const life = new AbortController();
  const scope = await createScope({ name: 'mf-x' }, shell, life.signal, async () => ({ default: {} }));
  const render = () =>
    renderToString(
      <ScopeProvider scope={scope}>
        <Promotion />
      </ScopeProvider>,
    );
  return { render, queries: scope.queries };
}

/** Renders on a server until everything is answered. @returns the markup, and the answers as the document brings them */
async function renderOnServer(options: FakeShellOptions) {
  let part: FirstScreenPart | undefined;
  const { render } = await openPage({ join: (joined) => void (part = joined) }, options);
  render();
  await Promise.all(part?.ask() ?? []);
  const html = render();
  return { html, answers: JSON.parse(JSON.stringify(part?.answers())) as readonly unknown[] };
}

const REFUSED = { answers: { promotionDetail: refuse('404') } } satisfies FakeShellOptions;

test('a server renders for guests that there is none, and the browser starts with the same', async () => {
  const server = await renderOnServer(REFUSED);
  expect(server.html).toBe('no such promotion');
  const browser = await openPage({ answers: server.answers });
  expect(browser.render()).toBe(server.html);
});

test('asks again where a component mounts after an event has made the refusal stale', async () => {
  const { answers } = await renderOnServer(REFUSED);
  const { render, queries } = await openPage({ answers });
  await queries.invalidateQueries({ queryKey: keyOf(promotionDetail), refetchType: 'none' });
  expect(render()).toBe('pending');
});

test('leaves it to the browser where a session is being restored, or where the refusal is another', async () => {
  const restoring = await renderOnServer({ ...REFUSED, session: 'restoring' });
  expect(restoring).toEqual({ html: 'pending', answers: [] });
  const busy = await renderOnServer({ answers: { promotionDetail: refuse('503') } });
  expect(busy).toEqual({ html: 'pending', answers: [] });
});
