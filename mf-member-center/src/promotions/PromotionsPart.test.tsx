/** @jest-environment jsdom */
import type {} from '@tessera/promotion-offers';
import { screen } from '@testing-library/react';
import { show } from '../test-scope.tsx';
import MissionsPage from './MissionsPage.tsx';
import MyBonusesPage from './MyBonusesPage.tsx';

test.each([
  ['My bonuses', MyBonusesPage],
  ['Missions', MissionsPage],
])('says on the page %s that a site without promotions has none', async (title, Page) => {
  await show(<Page />, { session: 'member' });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Not available here')).toBeVisible();
});
