/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { limitUsed } from '@tessera/wire';
import { watchLimits } from './limit-news.ts';

test('reminds of a limit on whichever page the member is', async () => {
  const { shell, scope, signal } = await show(<p />, { session: 'member' });
  watchLimits(scope, signal);
  const event = { kind: 'loss', period: 'week', amount: '80.00', resetsAt: '2026-12-01T04:00:00Z' } as const;
  shell.live.emit(limitUsed, { ...event, percent: 80 });
  shell.live.emit(limitUsed, { ...event, percent: 100 });
  expect(shell.toast.shown).toMatchObject([
    { tone: 'info', text: '80% of your limit is used. Losses, Each week: $80.00.' },
    { tone: 'warning', text: '100% of your limit is used. Losses, Each week: $80.00.' },
  ]);
});
