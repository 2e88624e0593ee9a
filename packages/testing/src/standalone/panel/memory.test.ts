/** @jest-environment jsdom */
import { recall, remember } from './memory.ts';

beforeEach(() => localStorage.clear());

test('each remote has a memory of its own, which grows by parts', () => {
  remember(localStorage, 'mf-a', { search: '?as=agent' });
  remember(localStorage, 'mf-a', { collapsed: true });
  expect(recall(localStorage, 'mf-a', false)).toEqual({ search: '?as=agent', collapsed: true, closed: [] });
  expect(recall(localStorage, 'mf-b', false)).toEqual({ search: '', collapsed: false, closed: [] });
});

test('where there is little room, the panel begins closed, until it was opened once', () => {
  expect(recall(localStorage, 'mf-a', true).collapsed).toBe(true);
  remember(localStorage, 'mf-a', { collapsed: false });
  expect(recall(localStorage, 'mf-a', true).collapsed).toBe(false);
});

test('replaces a memory that cannot be read', () => {
  localStorage.setItem('tessera.alone.mf-a', '{');
  expect(recall(localStorage, 'mf-a', false).search).toBe('');
  remember(localStorage, 'mf-a', { search: '?as=guest' });
  expect(recall(localStorage, 'mf-a', false).search).toBe('?as=guest');
});
