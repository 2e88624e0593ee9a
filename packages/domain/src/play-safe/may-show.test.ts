import { mayShow, type Message, type Standing } from './may-show.ts';

const standings: readonly (readonly [string, Standing, boolean])[] = [
  ['no break', { exclusion: undefined, isClosed: false }, true],
  ['a time-out', { exclusion: 'time_out', isClosed: false }, false],
  ['a self-exclusion', { exclusion: 'self_exclusion', isClosed: false }, false],
  ['a closed account', { exclusion: undefined, isClosed: true }, false],
];

test.each(standings)('with %s, offers are shown only where play is open', (_, standing, isShown) => {
  expect(mayShow('offer', standing)).toBe(isShown);
});

test.each(['account', 'protection'] satisfies Message[])(
  'what is about %s always reaches the member',
  (message) => {
    for (const [, standing] of standings) expect(mayShow(message, standing)).toBe(true);
  },
);
