/** @jest-environment jsdom */
import type { RouteProps } from '@tessera/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { showFrame, type FrameOptions } from '../layout/testing/show-frame.tsx';
import { preloadPage } from '../pages/ShellPages.tsx';

const NAMES = ['discount', 'news', 'gameHall'] as const;
const THERE = '2';

function Page({ params, missing }: RouteProps<'/:id'>) {
  return params.id === THERE ? <p>It is there</p> : missing;
}

const show = (path: string, options: FrameOptions = {}) =>
  showFrame({
    path,
    settings: { hallRoutes: 'page' },
    remote: {
      routes: NAMES.map((id) => ({
        ...{ id, path: `/${id}/:id`, titleId: 't', descriptionId: 'd' },
        ...{ member: false, frame: 'page' as const },
      })),
      titles: Object.fromEntries(
        NAMES.map((id) => [id, { en_US: { title: `All of ${id}`, description: '' } }]),
      ),
    },
    parts: Object.fromEntries(NAMES.map((id) => [id, Page])),
    ...options,
  });

// Code that the frame loads late is there for the markup of the tests.
beforeAll(async () => {
  const { unmount } = await show('/discount/2');
  await screen.findByTitle('Back to top');
  unmount();
});

const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

async function expectMissing(path: string) {
  expect(await screen.findByText('Status code 404')).toBeVisible();
  expect(screen.getByText('状态码 404')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(path);
  await waitFor(() => expect(document.title).toBe('Page Not Found'));
  expect(robots()).toBe('noindex');
}

async function expectThere(title: string) {
  expect(await screen.findByText('It is there')).toBeVisible();
  await waitFor(() => expect(document.title).toBe(title));
  expect(robots()).toBeUndefined();
}

describe.each(NAMES)('a page of %s whose address names nothing', (name) => {
  test('keeps status, title and noindex in both languages after hydration', async () => {
    const failures = jest.spyOn(console, 'error');
    await preloadPage(`/${name}/99`, 404);
    await show(`/${name}/99`, { status: 404, hydrate: true });
    await expectMissing(`/${name}/99`);
    expect(failures.mock.calls.filter(([text]) => String(text).includes('hydrat'))).toEqual([]);
    failures.mockRestore();
  });

  test('says so in a member’s session, whose document has the status 200', async () => {
    await show(`/${name}/99`, { session: 'member' });
    await expectMissing(`/${name}/99`);
  });

  test('says so after a navigation in the document, again at the next one, and not at one that is there', async () => {
    const { services } = await show(`/${name}/${THERE}`);
    await expectThere(`All of ${name}`);
    for (const id of ['99', '98']) {
      act(() => services.navigation.go(`/${name}/${id}`));
      await expectMissing(`/${name}/${id}`);
    }
    act(() => services.navigation.go(`/${name}/${THERE}`));
    await expectThere(`All of ${name}`);
  });
});
