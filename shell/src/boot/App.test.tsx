/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { CompositionValue } from '../composition/context.ts';
import { createTestBrowser } from '../services/testing/environment.fixture.ts';
import { openServices } from '../services/testing/services.fixture.ts';
import { loadMessages } from '../text.ts';
import { App } from './App.tsx';

const broken = { frame: false, page: false };
jest.mock('../layout/Layout.tsx', () => ({
  Layout({ children }: { children: ReactNode }) {
    if (broken.frame) throw new Error('the frame is broken');
    return (
      <>
        <header>Tessera</header>
        {children}
      </>
    );
  },
}));
jest.mock('../pages/HomePage.tsx', () => ({
  HomePage() {
    if (broken.page) throw new Error('the page is broken');
    return <h1>Home</h1>;
  },
}));

// React prints each error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(broken, { frame: false, page: false });
});

async function showApp() {
  const services = openServices(createTestBrowser('https://site.test').openTab());
  const report = jest.fn();
  jest.spyOn(services.reporter, 'for').mockReturnValue({ error: report } as never);
  const { scope } = await openScope({ name: 'shell' }, createFakeShell({}), loadMessages);
  render(
    <App
      scope={scope}
      services={services}
      composition={{} as CompositionValue}
      status={200}
      router={(children) => <BrowserRouter>{children}</BrowserRouter>}
    />,
  );
  return report;
}

test.each(['page', 'frame'] as const)(
  'replaces a %s that throws with the error screen; Retry renders it again',
  async (part) => {
    broken[part] = true;
    const report = await showApp();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryAllByText('Tessera')).toHaveLength(part === 'page' ? 1 : 0);
    expect(screen.getByText('Status code 500 · Internal Server Error')).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: `the ${part} is broken` }), {
      in: 'render',
    });
    broken[part] = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Tessera')).toBeVisible());
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  },
);
