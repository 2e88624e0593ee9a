import { createScope, keyOf, ScopeProvider } from '@tessera/kit';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { createFakeShell } from '@tessera/testing';
import { promotionDetail } from '@tessera/wire';
import type { ReactNode } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import config from '../remote.config.ts';
import PromotionDetail from './detail/PromotionDetail.tsx';
import { promotion } from './promotion.fixture.ts';
import PromotionList from './list/PromotionList.tsx';
import messages from './messages/en_US.json';
import NewsArticle from './news/NewsArticle.tsx';

/** What the router reads of a window: a server has an address only. */
const ADDRESS: unknown = {
  location: { pathname: '/discount', search: '', hash: '' },
  history: { state: null, replaceState: () => undefined },
};

async function renderOnServer(part: ReactNode): Promise<string> {
  expect(globalThis).not.toHaveProperty('window');
  const catalogue = async () => ({ default: messages });
  const scope = await createScope(config, createFakeShell(), new AbortController().signal, catalogue);
  const payload = { siteId: 1, currency: 'USD', language: 'en_US', device: 1, id: 2 } as const;
  const found = {
    ...promotion({ id: 2 }),
    content: '<h1>Rules</h1><script>steal()</script><p>Play <b>twice</b>.</p>',
  };
  scope.queries.setQueryData(keyOf(promotionDetail, payload), { promotion: found });
  const page = (
    <BrowserRouter window={ADDRESS as Window}>
      <ScopeProvider scope={scope}>{part}</ScopeProvider>
    </BrowserRouter>
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

test('renders the list on a server, without a window', async () => {
  expect(await renderOnServer(<PromotionList />)).toContain(messages['list.title']);
});

test('renders the operator’s text on a server, sanitised', async () => {
  const html = await renderOnServer(<PromotionDetail params={{ id: '2' }} />);
  expect(html).toContain('<h2>Rules</h2>');
  expect(html).toContain('<strong>twice</strong>');
  expect(html).not.toContain('steal');
});

test('renders on a server that an address names nothing, with a link to the list', async () => {
  const promotionPage = await renderOnServer(<PromotionDetail params={{ id: 'NO_SUCH' }} />);
  expect(promotionPage).toContain('This promotion does not exist');
  expect(promotionPage).toContain('href="/discount"');
  const newsPage = await renderOnServer(<NewsArticle params={{ id: 'NO_SUCH' }} />);
  expect(newsPage).toContain('This article does not exist');
  expect(newsPage).toContain('href="/news"');
});
