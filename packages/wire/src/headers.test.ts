import { demoPlay } from './calls/play.ts';
import { providerWager } from './calls/provider.ts';
import { loginHeader } from './calls/visitor.ts';
import { bearer, bearerToken, callUrl } from './headers.ts';
import { launchAddress, gameCodeOf, launchTokenOf } from './launch.ts';

test('bearerToken reads back what bearer writes', () => {
  expect(bearerToken(bearer('a-b_c.D1'))).toBe('a-b_c.D1');
  expect(bearerToken('Basic abc')).toBeUndefined();
  expect(bearerToken(undefined)).toBeUndefined();
});

test('prefixes /api to calls, but not to the provider protocol or the gateway’s own calls', () => {
  expect(callUrl(demoPlay)).toBe('/api/demo/play');
  expect(callUrl(providerWager)).toBe('/provider/wager');
  expect(callUrl(loginHeader)).toBe('/get_login_header');
});

test('reads the launch token and the game code back from an address', () => {
  const address = launchAddress('https://games.example', 'ts-tide-04', 'a+b/c=');
  expect(address).toMatch(/^https:\/\/games\.example\/play\/ts-tide-04\?launch=/);
  expect(launchTokenOf(address)).toBe('a+b/c=');
  expect(gameCodeOf(address)).toBe('ts-tide-04');
  expect(gameCodeOf('https://games.example/fair/ts-tide-04')).toBeUndefined();
  expect(gameCodeOf('/play')).toBeUndefined();
});

test('adds the view to an address unless it is the whole game', () => {
  const viewIn = (address: string) => new URL(address).searchParams.get('view');
  expect(viewIn(launchAddress('https://games.example', 'ts-tide-04', 'abc'))).toBeNull();
  expect(viewIn(launchAddress('https://games.example', 'ts-tide-04', 'abc', 'quick'))).toBe('quick');
});

test('adds what the member has chosen of sound and motion to an address, and nothing else', () => {
  const chosenIn = (chosen: Parameters<typeof launchAddress>[4]) => {
    const { searchParams } = new URL(
      launchAddress('https://games.example', 'ts-tide-04', 'abc', 'whole', chosen),
    );
    return [searchParams.get('sound'), searchParams.get('motion')];
  };
  expect(chosenIn(undefined)).toEqual([null, null]);
  expect(chosenIn({ gameSound: 1, motion: 'reduced' })).toEqual(['on', 'reduced']);
  expect(chosenIn({ gameSound: 0, motion: 'full' })).toEqual(['off', 'full']);
  expect(chosenIn({ motion: 'system' })).toEqual([null, null]);
});
