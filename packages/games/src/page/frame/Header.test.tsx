/** @jest-environment jsdom */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import type { SoloRules } from '../../rules/solo-rules.ts';
import { ServicesContext } from '../hooks/services.ts';
import type { GamePage } from '../kit.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { openFrame } from '../testing/open-frame.tsx';
import { Header } from './Header.tsx';

const page: GamePage = {
  Game: () => null,
  Help: () => null,
  RoundLine: () => null,
  messages: async () => ({ default: {} }),
};

async function show(symbol: HTMLImageElement | undefined): Promise<Element> {
  const { services, host, close } = await openFrame(page, fakeServer({} as SoloRules as never).api);
  close();
  const shown = { ...services, symbol };
  await act(() =>
    render(
      <ServicesContext.Provider value={shown}>
        <Header onOpen={() => undefined} />
      </ServicesContext.Provider>,
      host,
    ),
  );
  const brand = host.querySelector('.brand');
  if (!brand) throw new Error('the header has no brand');
  return brand;
}

test('shows the hero of the game’s cover beside its name', async () => {
  const symbol = new Image();
  symbol.src = '/symbols/ts-lines-ember-031';
  const brand = await show(symbol);
  expect(brand.querySelector('img')?.getAttribute('src')).toContain('/symbols/ts-lines-ember-031');
  expect(brand.textContent).toContain('Tidewater');
});

test('shows the house’s mark where the platform has no symbol of the game', async () => {
  const brand = await show(undefined);
  expect(brand.querySelector('img')).toBeNull();
  expect(brand.querySelector('.mark')).not.toBeNull();
});
