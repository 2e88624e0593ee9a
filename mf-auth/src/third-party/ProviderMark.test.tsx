/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { LinkedList } from '../linked-logins/LinkedList.tsx';
import { show } from '../test-scope.tsx';
import ProviderButtons from './ProviderButtons.tsx';

const PATH = 'M3 3h18v18H3z';
const PICTURE = '/media/example-mark.svg';
const named = (mark?: string) => ({ id: 'example', name: 'Example', ...(mark !== undefined && { mark }) });

async function buttonWith(mark?: string) {
  await show(<ProviderButtons onEnded={() => undefined} />, {
    answers: { thirdPartyProviders: { providers: [named(mark)] } },
  });
  return screen.findByRole('button', { name: 'Continue with Example' });
}

test('a provider’s path is drawn beside its name', async () => {
  const button = await buttonWith(PATH);
  expect(button.querySelector('path')).toHaveAttribute('d', PATH);
});

test('a provider’s picture is shown beside its name, as decoration', async () => {
  const picture = (await buttonWith(PICTURE)).querySelector('img');
  expect(picture).toHaveAttribute('src', PICTURE);
  expect(picture).toHaveAttribute('alt', '');
});

test.each([
  ['no mark', undefined],
  ['a picture of another site', 'https://id.example.com/mark.svg'],
  ['a picture of another site without a scheme', '//id.example.com/mark.svg'],
  ['an address outside of the media', '/media/../api/logout'],
  ['markup', 'M0 0"/><script>alert(1)</script>'],
  ['data', 'data:image/svg+xml,<svg/>'],
])('a neutral mark takes the place of %s', async (_what, mark) => {
  const button = await buttonWith(mark);
  expect(button.querySelector('img')).toBeNull();
  expect(button.querySelectorAll('svg')).toHaveLength(1);
  expect(button.innerHTML).not.toMatch(/example\.com|script|logout/);
});

test('a linked login has its provider’s mark, and so has the button that links one', async () => {
  const login = { id: 4, label: null, linkedAt: '2026-11-01T12:00:00Z', lastUsedAt: null };
  await show(
    <LinkedList
      logins={[{ ...login, provider: named(PATH) }]}
      providers={[{ id: 'other', name: 'Other', mark: PICTURE }]}
      onUnlink={() => undefined}
      onVisit={() => undefined}
    />,
    { session: 'member' },
  );
  expect((await screen.findByRole('listitem')).querySelector('path')).toHaveAttribute('d', PATH);
  expect(screen.getByRole('button', { name: 'Link Other' }).querySelector('img')).toHaveAttribute(
    'src',
    PICTURE,
  );
});
