import { createFakeShell } from '@tessera/testing';
import { CALLS } from '@tessera/wire';
import { groupsFor, viewerOf } from './pages.ts';

const sessionOf = (isAgent: boolean, agentActive: boolean) => {
  const { session } = createFakeShell();
  session.login({ isAgent, agentActive });
  return session.get();
};

test.each([
  [sessionOf(false, false), 'member'],
  [sessionOf(true, true), 'active'],
  [sessionOf(true, false), 'suspended'],
  [createFakeShell().session.get(), 'guest'],
] as const)('knows who looks at the area', (session, viewer) => {
  expect(viewerOf(session)).toBe(viewer);
});

test('a page without its call is in no menu', () => {
  const names = new Set<string>(Object.values(CALLS).map(({ name }) => name));
  const pages = groupsFor('active').flatMap((group) => group.pages);
  for (const { name, needs } of pages) {
    expect([name, names.has(needs ?? '')]).toEqual([name, true]);
    const others = groupsFor('active', new Set([needs ?? ''])).flatMap((group) => group.pages);
    expect(others.map((page) => page.name)).not.toContain(name);
  }
});

test('shows the application to whom may apply, and the agent’s pages to agents', () => {
  const namesOf = (viewer: Parameters<typeof groupsFor>[0]) =>
    groupsFor(viewer).flatMap(({ pages }) => pages.map(({ name }) => name));
  expect(namesOf('guest')).toEqual(['Plan', 'Agreement', 'Register']);
  expect(namesOf('member')).toEqual(['Plan', 'Agreement', 'Register']);
  expect(namesOf('active')).not.toContain('Register');
  expect(namesOf('suspended')).not.toContain('Transfer');
});
