/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { contentChanged, loginTextsChanged, modelLogin, registerBackground } from '@tessera/wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { show } from '../test-scope.tsx';
import { Beside } from './Beside.tsx';

const ANSWERS: Answers = {
  registerBackground: { detail: { photo: '/media/night.avif' } },
  modelLogin: { list: [], title: 'Play at night', content: '<p>Twice the rounds.</p>' },
};
const photo = () => document.querySelector('img');

test('shows the operator’s picture and texts beside the form', async () => {
  const { shell } = await show(<Beside>form</Beside>, { answers: ANSWERS });
  expect(screen.getByText('form')).toBeVisible();
  expect(await screen.findByText('Play at night')).toBeInTheDocument();
  expect(await screen.findByText('Twice the rounds.')).toBeInTheDocument();
  expect(shell.api.sentTo(registerBackground)).toEqual([{ siteId: 1, template: 'site02' }]);
  expect(shell.api.sentTo(modelLogin)).toEqual([{ siteId: 1, language: 'en_US', modelVersion: 'site02' }]);
});

test('shows the picture only once it has loaded: the default picture stays in place of a lost one', async () => {
  await show(<Beside>form</Beside>, { answers: ANSWERS });
  await waitFor(() => expect(photo()).not.toBeNull());
  fireEvent.error(photo()!);
  expect(photo()).not.toHaveAttribute('data-shown');
  fireEvent.load(photo()!);
  expect(photo()).toHaveAttribute('data-shown');
});

test('refetches the texts when those of this language change', async () => {
  const { shell } = await show(<Beside>form</Beside>, { answers: ANSWERS });
  await screen.findByText('Play at night');
  shell.live.emit(loginTextsChanged, { language: 'hi_IN' });
  shell.live.emit(loginTextsChanged, { language: 'en_US' });
  await waitFor(() => expect(shell.api.sentTo(modelLogin)).toHaveLength(2));
});

test('refetches the texts when an operator changes the lists of any template', async () => {
  const { shell } = await show(<Beside>form</Beside>, { answers: ANSWERS });
  await screen.findByText('Play at night');
  shell.api.answer(modelLogin, { list: [], title: 'Play by day', content: '' });
  shell.live.emit(contentChanged, { kind: 'faq' });
  expect(shell.api.sentTo(modelLogin)).toHaveLength(1);
  shell.live.emit(contentChanged, { kind: 'footer' });
  expect(await screen.findByText('Play by day')).toBeInTheDocument();
});
