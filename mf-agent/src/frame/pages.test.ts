import { createFakeShell } from '@tessera/testing';
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

test('shows the application to whom may apply, and the agent’s pages to agents', () => {
  const namesOf = (viewer: Parameters<typeof groupsFor>[0]) =>
    groupsFor(viewer).flatMap(({ pages }) => pages.map(({ name }) => name));
  expect(namesOf('guest')).toEqual(['Plan', 'Agreement', 'Register']);
  expect(namesOf('member')).toEqual(['Plan', 'Agreement', 'Register']);
  expect(namesOf('active')).not.toContain('Register');
  expect(namesOf('suspended')).not.toContain('Transfer');
});
