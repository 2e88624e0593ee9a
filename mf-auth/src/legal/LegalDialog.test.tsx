/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { CallError, faqDetail } from '@tessera/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import LegalDialog from './LegalDialog.tsx';

const open = (topic: 'service' | 'terms', answers: Answers) =>
  show(<LegalDialog args={{ topic }} close={() => undefined} />, { answers });
const topic = {
  id: 4,
  title: 'Terms',
  content: '<p>Play <b>fair</b>.</p><script>x()</script>',
  updatedAt: '2026-01-01T00:00:00Z',
};

test('shows the sections of the service agreement', async () => {
  const list = [
    { id: 1, title: 'Your account', content: '<p>One each.</p>' },
    { id: 2, title: 'Your money', content: '<p>Is yours.</p>' },
  ];
  await open('service', { serviceAgreement: { list } });
  expect(await screen.findByText('Is yours.')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Your account',
    'Your money',
  ]);
});

test('shows the terms out of the help pages, sanitised', async () => {
  const { shell } = await open('terms', { faqDetail: { topic } });
  expect(await screen.findByText('fair')).toBeVisible();
  expect(document.querySelector('dialog script')).toBeNull();
  expect(shell.api.sentTo(faqDetail)).toEqual([{ siteId: 1, language: 'en_US', id: 4 }]);
});

test('says that there is no service agreement', async () => {
  await open('service', { serviceAgreement: { list: [] } });
  expect(await screen.findByText('There is no service agreement')).toBeVisible();
});

test('loads a lost text again', async () => {
  let tries = 0;
  await open('terms', { faqDetail: () => (++tries === 1 ? refuse('500') : { topic }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('fair')).toBeVisible();
});

test('leads to the help page where the back end lacks the topic', async () => {
  const lacking = new CallError(faqDetail, { kind: 'unavailable' }, 'no such call');
  await open('terms', { faqDetail: lacking });
  expect(await screen.findByText('This text is not available here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read it on its own page' })).toHaveAttribute('href', '/faq/4');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
