import { createTestBrowser } from '../testing/environment.fixture.ts';
import { createDrafts } from './drafts.ts';

const newTab = () => createTestBrowser('https://site.example').openTab().tabStorage;
const device = newTab();

test('keeps a draft across a reload, only for its remote', () => {
  const storage = newTab();
  createDrafts(storage, device).of('mf-auth').set('registration', 'typed');
  const { of } = createDrafts(storage, device);
  expect(of('mf-auth').get('registration')).toBe('typed');
  expect(of('mf-agent').get('registration')).toBeUndefined();
  of('mf-auth').remove('registration');
  expect(createDrafts(storage, device).of('mf-auth').get('registration')).toBeUndefined();
});

test('forgets the drafts of all remotes at once', () => {
  const { of, clear } = createDrafts(newTab(), device);
  of('mf-auth').set('registration', 'typed');
  of('mf-agent').set('application', 'typed');
  clear();
  expect(of('mf-auth').get('registration')).toBeUndefined();
  expect(of('mf-agent').get('application')).toBeUndefined();
});

describe('drafts that are set aside', () => {
  function setAside() {
    const drafts = createDrafts(newTab(), device);
    drafts.claim(7);
    const own = drafts.of('mf-member-center');
    own.set('deposit', 'typed');
    drafts.setAside();
    return { drafts, own };
  }

  test('are no guest’s, and wait for their member, also over what a guest types and a second end', () => {
    const { drafts, own } = setAside();
    expect(own.get('deposit')).toBeUndefined();
    drafts.of('mf-auth').set('login', 'player1');
    drafts.setAside();
    expect(drafts.of('mf-auth').get('login')).toBe('player1');
    drafts.claim(7);
    expect(own.get('deposit')).toBe('typed');
    expect(drafts.of('mf-auth').get('login')).toBe('player1');
  });

  test('are forgotten where another member comes, or where the member leaves', () => {
    for (const leave of ['claim', 'clear'] as const) {
      const { drafts, own } = setAside();
      if (leave === 'claim') drafts.claim(8);
      else drafts.clear();
      expect(own.get('deposit')).toBeUndefined();
      drafts.claim(7);
      expect(own.get('deposit')).toBeUndefined();
    }
  });

  test('are forgotten where they were not set aside before another member came', () => {
    const { drafts, own } = setAside();
    drafts.claim(7);
    drafts.claim(8);
    expect(own.get('deposit')).toBeUndefined();
  });
});

test.each(['{', '{"a":1}', '[["a"]]'])('starts empty where the storage holds %s', (stored) => {
  const storage = newTab();
  storage.set('drafts', stored);
  const drafts = createDrafts(storage, device).of('mf-auth');
  expect(drafts.get('a')).toBeUndefined();
  drafts.set('a', 'typed');
  expect(drafts.get('a')).toBe('typed');
});

test('keeps a text on the device for its time, across tabs and logouts, only for its remote', () => {
  jest.useFakeTimers({ now: 1_764_000_000_000 });
  try {
    const here = createDrafts(newTab(), device);
    here.of('mf-promotions').keep?.('closed', 'at noon', 60_000);
    here.clear();
    const { of } = createDrafts(newTab(), device);
    expect(of('mf-promotions').kept?.('closed')).toBe('at noon');
    expect(of('mf-promotions').get('closed')).toBeUndefined();
    expect(of('mf-auth').kept?.('closed')).toBeUndefined();
    jest.advanceTimersByTime(60_000);
    expect(of('mf-promotions').kept?.('closed')).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});
