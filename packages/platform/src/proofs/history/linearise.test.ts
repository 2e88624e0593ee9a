import { linearise, type Happened } from './linearise.ts';

/** A counter that is added to and read. */
interface Step extends Happened {
  readonly add?: number;
  readonly read?: number;
}
const counter = (state: number, { add = 0, read }: Step): number | undefined =>
  read === undefined || read === state ? state + add : undefined;
const orderOf = (...steps: Step[]) => linearise(0, steps, counter)?.map((step) => steps.indexOf(step));

test('what was done one after the other is in that order', () => {
  expect(orderOf({ began: 0, ended: 1, add: 1 }, { began: 2, ended: 3, read: 1 })).toEqual([0, 1]);
});

test('of what was done at once, any order will do that explains the answers', () => {
  const added = { began: 0, ended: 9, add: 5 };
  expect(orderOf(added, { began: 1, ended: 2, read: 0 })).toEqual([1, 0]);
  expect(orderOf(added, { began: 1, ended: 2, read: 5 })).toEqual([0, 1]);
});

test.each<[string, Step[]]>([
  [
    'an effect that was acknowledged and is not seen afterwards',
    [
      { began: 0, ended: 1, add: 5 },
      { began: 2, ended: 3, read: 0 },
    ],
  ],
  [
    'an effect that is seen, and then not any more',
    [
      { began: 0, ended: 9, add: 5 },
      { began: 1, ended: 2, read: 5 },
      { began: 3, ended: 4, read: 0 },
    ],
  ],
  [
    'an effect that came twice',
    [
      { began: 0, ended: 1, add: 5 },
      { began: 2, ended: 3, read: 10 },
    ],
  ],
])('%s has no order', (_name, steps) => {
  expect(orderOf(...steps)).toBeUndefined();
});
