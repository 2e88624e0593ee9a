/** @jest-environment jsdom */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { Notice } from './Notice.tsx';
import { createWords } from '../services/words.ts';
import messages from '../messages/en_US.json';

test('why no game can be shown may be translated by the browser, unlike a game', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  await act(() => render(<Notice code="launch" words={createWords('en_US', messages)} />, host));
  expect(host.querySelector('[role="alert"]')!.getAttribute('translate')).toBe('yes');
});
