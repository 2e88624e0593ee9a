/** @jest-environment jsdom */
import { gameList } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { aHall } from '../testing/games.ts';
import { renderLobby } from '../testing/render-lobby.tsx';
import { HallChips } from './HallChips.tsx';

const slots = aHall(2, 'Slots', []);
const sports = aHall(4, 'Sports', []);

test('has sports first on an open phone when the operator gives the site the sports template', async () => {
  const { shell } = await renderLobby(<HallChips current={undefined} />, {
    device: 'mobile',
    answers: { gameList: { list: [slots, sports] } },
  });
  await screen.findByText('Sports');
  const site = shell.site.get();
  shell.api.answer(gameList, { list: [sports, slots] });
  act(() => shell.site.set({ ...site, settings: { ...site.settings, template: 'apsport' } }));
  await waitFor(() => expect(document.body.textContent).toMatch(/Sports.*Slots/));
});
