/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { createFakeShell } from '@tessera/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderInScope } from '../testing.tsx';
import { RichText } from './RichText.tsx';

const show = (part: ReactNode) =>
  renderInScope(part, {
    config: { name: 'mf-test' },
    shell: createFakeShell(),
    messages: async () => ({ default: {} }),
  });

test('leads to pages of the site through the shell, and to other sites in a new tab', async () => {
  const { shell } = await show(
    <RichText html={'<a href="/faq/17">rules</a> <a href="https://example.com/a">league</a>'} />,
  );
  const rules = screen.getByRole('link', { name: 'rules' });
  expect(rules.querySelector('svg')).toBeNull();
  await userEvent.click(rules);
  expect(shell.windows.visited).toEqual(['/faq/17']);
  const league = screen.getByRole('link', { name: /league/ });
  expect(league).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(league.querySelector('svg')).not.toBeNull();
  await userEvent.click(league);
  expect(shell.windows.external).toEqual(['https://example.com/a']);
});

test('tables, lists and pictures come as they were written', async () => {
  const { container } = await show(
    <RichText
      html={
        '<ol start="3"><li>c</li></ol><table><tr><th colspan="2">h</th></tr></table>' +
        '<p>a<br>b <img src="/media/x.avif" alt="x" width="10" onload="x()"></p><hr>'
      }
    />,
  );
  expect(container.querySelector('ol')).toHaveAttribute('start', '3');
  expect(container.querySelector('th')).toHaveAttribute('colspan', '2');
  expect(container.querySelector('img')?.attributes.getNamedItem('onload')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('alt', 'x');
  expect(container.querySelectorAll('br, hr')).toHaveLength(2);
});

test('markup in text stays text', async () => {
  const { container } = await show(<RichText html={'&lt;img src=x onerror=alert(1)&gt;'} />);
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(container.querySelector('img')).toBeNull();
});

test('the server makes the markup that the browser makes', async () => {
  const html = '<div><p>a <b>b</b></p><table><tr><td>1</td></tr></table></div>';
  const { container } = await show(<RichText html={html} />);
  const onServer = document.createElement('template');
  onServer.innerHTML = renderToStaticMarkup(<RichText html={html} />);
  expect(onServer.content.querySelector('div > div')?.innerHTML).toBe(
    container.querySelector('div > div > div')?.innerHTML,
  );
});
