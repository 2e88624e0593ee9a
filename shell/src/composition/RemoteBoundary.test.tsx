/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { RemoteBoundary } from './RemoteBoundary.tsx';

afterEach(() => jest.restoreAllMocks());

function Page({ path }: { readonly path: string }) {
  if (path === '/broken') throw new Error('broken');
  return <h1>{path}</h1>;
}

test('renders the page at another place after one that has thrown', () => {
  // React prints each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const pageAt = (path: string) => (
    <RemoteBoundary at={path} onError={() => undefined} fallback={() => 'failed'}>
      <Page path={path} />
    </RemoteBoundary>
  );
  const { rerender } = render(pageAt('/broken'));
  expect(screen.getByText('failed')).toBeVisible();
  rerender(pageAt('/faq'));
  expect(screen.getByRole('heading', { name: '/faq' })).toBeVisible();
});
