/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { ScopeProvider } from '@tessera/kit';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import config from '../../remote.config.ts';
import { Facts } from '../promotion/Facts.tsx';

const RENDERED = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const SOON = new Date(RENDERED + 10 * MINUTE).toISOString();

/** A promotion's card as a side of the page has it at an instant of its own clock. */
async function cardAt(nowMs: number, locale: 'en_US' | 'my_MM' | 'th_TH') {
  jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  const clock = { now: () => nowMs, renderedAt: RENDERED };
  const shell = createFakeShell({ locale, clock });
  const { scope } = await openScope(config, shell, (code) => import(`../messages/${code}.json`));
  return (
    <ScopeProvider scope={scope}>
      <Facts promotion={{ category: 'sport', startAt: SOON, endAt: null }} />
    </ScopeProvider>
  );
}
afterEach(() => jest.restoreAllMocks());

test.each(['en_US', 'my_MM', 'th_TH'] as const)(
  'a browser whose clock is 17 minutes later takes over the server’s period in %s',
  async (locale) => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(await cardAt(RENDERED, locale));
    expect(place.textContent).toMatch(/1/);
    const errors: unknown[] = [];
    const inBrowser = await cardAt(RENDERED + 17 * MINUTE, locale);
    await act(
      async () => void hydrateRoot(place, inBrowser, { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    expect(place.textContent).not.toMatch(/[^\P{Nd}0-9]/u);
  },
);
