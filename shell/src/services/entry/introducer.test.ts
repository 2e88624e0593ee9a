/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { INITIAL, openServices } from '../testing/services.fixture.ts';
import { findIntroducer, keepIntroducer } from './introducer.ts';

const browser = createTestBrowser('https://site.example');
const { cookies } = browser.openTab();

function enter(search: string) {
  window.history.replaceState({ key: 'k' }, '', `/discount${search}#top`);
  const found = findIntroducer(window.location.search, cookies);
  keepIntroducer(window, cookies, 60);
  return found;
}
const kept = () => findIntroducer('', cookies);

test('stores the agent of a link, and removes it from the address', () => {
  expect(enter('?agent_id=17&header=false')).toEqual({ by: 'member_agent', code: '17' });
  expect(window.location.href).toBe('http://localhost/discount?header=false#top');
  expect(window.history.state).toEqual({ key: 'k' });
  expect(kept()).toEqual({ by: 'member_agent', code: '17' });
  expect(cookies.get('member_agent')).toBe('17');
  expect(cookies.get('register_type')).toBe('member_agent');
});

test('keeps a link for the minutes that the site has set', () => {
  const visitor = createTestBrowser('https://site.example');
  window.history.replaceState(null, '', '/?agent_id=17');
  const site = { ...INITIAL.site, linkExpireMin: 90 };
  const stop = openServices({ ...visitor.openTab(), window }, { site }).start();
  stop();
  for (const name of ['member_agent', 'register_type']) {
    expect(visitor.attributes.get(name)).toContain('Max-Age=5400');
  }
});

test('keeps only the latest link', () => {
  enter('?agent_id=17');
  expect(enter('?recommend_code=ABCD2345')).toEqual({ by: 'recommend_code', code: 'ABCD2345' });
  expect(kept()).toEqual({ by: 'recommend_code', code: 'ABCD2345' });
  expect(cookies.get('member_agent')).toBeFalsy();
});

test('keeps the earlier link at a visit without one', () => {
  enter('?agent_id=18');
  expect(enter('?hall=4')).toEqual({ by: 'member_agent', code: '18' });
  expect(window.location.search).toBe('?hall=4');
});

test.each([
  '?agent_id=',
  '?agent_id=me',
  '?agent_id=12345678901',
  '?recommend_code=1ABC',
  '?recommend_code=A%20B',
])('ignores the invalid introducer %s', (search) => {
  enter('?agent_id=18');
  expect(enter(search)).toEqual({ by: 'member_agent', code: '18' });
  expect(window.location.search).toBe('');
});

test('takes the agent of a host’s domain for a day, after any link', () => {
  const tab = createTestBrowser('https://agent.example').openTab();
  openServices(tab).site.keepAgentDomain(21);
  expect(findIntroducer('', tab.cookies)).toEqual({ by: 'member_agent', code: '21' });
  expect(findIntroducer('?recommend_code=ABCD2345', tab.cookies)).toMatchObject({ code: 'ABCD2345' });
});

test('shows the introducer in the site, also to services that start later', () => {
  const environment = { ...createTestBrowser('https://site.example').openTab(), window };
  window.history.replaceState(null, '', '/?agent_id=19');
  const first = openServices(environment);
  const stop = first.start();
  expect(first.site.get().introducer).toEqual({ by: 'member_agent', code: '19' });
  expect(window.location.search).toBe('');
  first.site.setCurrency('USD');
  expect(first.site.get()).toMatchObject({ currency: 'USD', introducer: { code: '19' } });
  stop();
  expect(openServices(environment).site.get().introducer).toEqual({ by: 'member_agent', code: '19' });
});
