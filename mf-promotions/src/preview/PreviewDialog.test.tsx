/** @jest-environment jsdom */
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import { preview, type AnswerOf } from '@tessera/wire';
import { screen } from '@testing-library/react';
import { promotion } from '../promotion.fixture.ts';
import { show } from '../test-scope.tsx';
import { openPreview } from './preview.effects.ts';
import PreviewDialog from './PreviewDialog.tsx';

beforeAll(installDialog);

const frame: AnswerOf<typeof preview> = {
  state: 'draft',
  startAt: null,
  endAt: null,
  expiresAt: '2026-06-02T00:00:00Z',
};
const open = (answers: FakeShellOptions['answers']) =>
  show(<PreviewDialog args={{ token: 'a.b' }} close={() => undefined} />, { answers });

test('says that a draft is one, and shows it sanitised, to a guest', async () => {
  const popUp = { title: 'Tonight', content: '<p>Come <b>along</b></p><script>window.stolen = 1</script>' };
  const { shell } = await open({ preview: { ...frame, popUp } });
  expect(await screen.findByText('Tonight')).toBeVisible();
  expect(await screen.findByText('along')).toBeVisible();
  expect(screen.getByText(/^A draft\./)).toBeVisible();
  expect(window).not.toHaveProperty('stolen');
  expect(shell.api.sentTo(preview)).toEqual([
    { siteId: 1, currency: 'USD', language: 'en_US', token: 'a.b' },
  ]);
});

const terms = {
  ...{ value: '5.00', wagering: '50.00', days: 3, contributions: [{ hallId: 2, percent: 100 }] },
  ...{ version: 1, expectedCost: '2.00', returnPercent: 96 },
};
test.each<[string, Partial<AnswerOf<typeof preview>>, RegExp]>([
  ['promotion', { promotion: { ...promotion({ id: 2, title: 'Away goals' }), content: '' } }, /Away goals/],
  ['news item', { news: { title: 'A hall', publishedAt: '2026-06-01T00:00:00Z', content: '' } }, /A hall/],
  ['bonus', { bonus: { ...terms, currency: 'INR', title: 'Welcome' } }, /₹2\.00, at a return of 96%/],
  [
    'envelope',
    { envelope: { currency: 'USD', amount: '9.00', shares: 3, minutes: 5, isDaily: 1 } },
    /\$9\.00 in 3 shares, open for 5 minutes/,
  ],
  [
    'wheel',
    {
      wheel: {
        currency: 'USD',
        drawsPerDay: 2,
        prizeSettings: [{ prizeId: 1, angle: 0, sweep: 90, amount: '5.00' }],
      },
    },
    /^25%$/,
  ],
  ['daily sign-in', { signIn: { days: [{ day: 1, reward: '0.30' }] } }, /\$0\.30/],
  [
    'mission',
    { mission: { kind: 'hall', goal: 4, hallId: 3, reward: '0.25', isDaily: 0 } },
    /Live casino: play 4 rounds/,
  ],
])('shows a planned %s, with nothing to press but the close button', async (_, part, seen) => {
  await open({ preview: { ...frame, state: 'coming', startAt: '2026-07-01T00:00:00Z', ...part } });
  expect(await screen.findByText(seen)).toBeVisible();
  expect(screen.getByText(/^Planned from /)).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
});

test.each([
  ['101', 'This preview has expired'],
  ['102', 'There is no such preview'],
] as const)('says why an address shows nothing: %s', async (code, seen) => {
  await open({ preview: refuse(code) });
  expect(await screen.findByText(seen)).toBeVisible();
});

test.each([
  ['/?preview=a.b', [{ name: 'mf-promotions:preview', args: { token: 'a.b' } }]],
  ['/', []],
])('opens at %s', async (at, opened) => {
  const { shell } = await open({ preview: refuse('102') });
  window.history.replaceState(null, '', at);
  openPreview(shell);
  expect(shell.offers.opened).toEqual(opened);
});
