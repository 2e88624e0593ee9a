/** @jest-environment jsdom */
import { installDialog } from '@tessera/ui/testing';
import { bulletinHistory, type Bulletin } from '@tessera/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import PopUpDialog from './PopUpDialog.tsx';
import PopUpHistoryDialog from './PopUpHistoryDialog.tsx';
import PopUpHistoryLink from './PopUpHistoryLink.tsx';

beforeAll(installDialog);

const popUp = (id: number, updatedAt = '2026-01-01T00:00:00Z'): Bulletin => ({
  id,
  content: `<p>Text of <b>pop-up ${id}</b></p><script>window.stolen = true</script>`,
  displayContent: `Pop-up ${id}`,
  displayDevice: 0,
  updatedAt,
});

test('shows several pop-ups one at a time, sanitised, and goes round', async () => {
  const close = jest.fn();
  await show(<PopUpDialog args={{}} close={close} />, {
    answers: { bulletin: { list: [popUp(2), popUp(1)], displayFrequency: 0 } },
  });
  expect(await screen.findByText('pop-up 2')).toBeVisible();
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('pop-up 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('pop-up 2')).toBeVisible();
  expect(window).not.toHaveProperty('stolen');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('shows only those that have changed since the last closing', async () => {
  await show(<PopUpDialog args={{ place: 2 }} close={() => undefined} />, {
    session: 'member',
    drafts: new Map([['popUpDiscountModalCloseTime:2', '2026-01-02T00:00:00Z']]),
    answers: {
      bulletinMember: { list: [popUp(2, '2026-01-03T00:00:00Z'), popUp(1)], displayFrequency: 0 },
    },
  });
  expect(await screen.findByText('pop-up 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
});

test('opens a promotion that a pop-up links to over the page', async () => {
  const close = jest.fn();
  const content = '<p><a href="/discount/5">Read on</a></p>';
  const { shell } = await show(<PopUpDialog args={{}} close={close} />, {
    answers: { bulletin: { list: [{ ...popUp(1), content }], displayFrequency: 0 } },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Read on' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(shell.offers.opened).toEqual([{ name: 'mf-promotions:promotion', args: { id: 5 } }]);
  expect(shell.windows.visited).toEqual([]);
});

test('leads to the earlier ones', async () => {
  const { shell } = await show(<PopUpDialog args={{}} close={() => undefined} />, {
    answers: { bulletin: { list: [], displayFrequency: 0 } },
  });
  expect(await screen.findByText('Nothing new at the moment')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
  expect(shell.offers.opened).toEqual([{ name: 'mf-promotions:popUpHistory', args: {} }]);
});

test('pages through the history, and opens an entry', async () => {
  const all = Array.from({ length: 7 }, (_, index) => popUp(7 - index));
  const { shell } = await show(<PopUpHistoryDialog args={{}} close={() => undefined} />, {
    answers: {
      bulletinHistory: ({ page, count }) => ({
        list: all.slice((page - 1) * count, page * count),
        totalCount: all.length,
      }),
    },
  });
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  const entry = (await screen.findByText('Pop-up 2')).closest('li')!;
  await userEvent.click(within(entry).getByText('Pop-up 2'));
  expect(await within(entry).findByText('pop-up 2')).toBeVisible();
  expect(shell.api.sentTo(bulletinHistory)).toMatchObject([
    { page: 1, count: 5, displayDevice: 1 },
    { page: 2, count: 5, displayDevice: 1 },
  ]);
});

test('leads from another page to the history', async () => {
  const { shell } = await show(<PopUpHistoryLink />);
  await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
  expect(shell.offers.opened).toEqual([{ name: 'mf-promotions:popUpHistory', args: {} }]);
});
