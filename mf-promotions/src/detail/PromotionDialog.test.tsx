/** @jest-environment jsdom */
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { promotion } from '../promotion.fixture.ts';
import { show } from '../test-scope.tsx';
import PromotionDialog from './PromotionDialog.tsx';

beforeAll(installDialog);

const close = jest.fn();
const open = (answers: FakeShellOptions['answers']) =>
  show(<PromotionDialog args={{ id: 2 }} close={close} />, { answers });

test('shows a promotion over the page, sanitised, and leads to its page', async () => {
  const content = '<p>All of it.</p><script>window.stolen = true</script>';
  const { shell } = await open({ promotionDetail: { promotion: { ...promotion({ id: 2 }), content } } });
  expect(await screen.findByText('All of it.')).toBeVisible();
  expect(window).not.toHaveProperty('stolen');
  await userEvent.click(screen.getByRole('link', { name: 'Open the page' }));
  expect(shell.windows.visited).toEqual(['/discount/2']);
  expect(close).toHaveBeenCalledTimes(1);
});

test('says that a promotion is over', async () => {
  const { shell } = await open({ promotionDetail: refuse('404') });
  expect(await screen.findByText('This promotion is over')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All promotions' }));
  expect(shell.windows.visited).toEqual(['/discount']);
});
