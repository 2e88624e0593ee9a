import fc from 'fast-check';
import { treeAction, type ShownRow } from './tree.keys.ts';

const ROWS: readonly ShownRow[] = [
  { id: 1, level: 1, isOpen: true },
  { id: 2, level: 2, isOpen: false },
  { id: 3, level: 2 },
  { id: 4, level: 1, isOpen: false },
];

test.each([
  ['ArrowDown', 1, { kind: 'focus', id: 2 }],
  ['ArrowDown', 4, undefined],
  ['ArrowUp', 2, { kind: 'focus', id: 1 }],
  ['Home', 3, { kind: 'focus', id: 1 }],
  ['End', 1, { kind: 'focus', id: 4 }],
  ['ArrowRight', 1, { kind: 'focus', id: 2 }],
  ['ArrowRight', 2, { kind: 'open', id: 2 }],
  ['ArrowRight', 3, undefined],
  ['ArrowLeft', 1, { kind: 'close', id: 1 }],
  ['ArrowLeft', 3, { kind: 'focus', id: 1 }],
  ['ArrowLeft', 4, undefined],
  ['a', 1, undefined],
] as const)('%s on row %i', (key, id, action) => {
  expect(treeAction(key, ROWS, id)).toEqual(action);
});

test('every row is reached by the arrows, in the order of the screen', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), (ids) => {
      const rows = ids.map((id) => ({ id, level: 1 }));
      const reached = [rows[0]!.id];
      for (;;) {
        const action = treeAction('ArrowDown', rows, reached.at(-1)!);
        if (action?.kind !== 'focus') break;
        reached.push(action.id);
      }
      expect(reached).toEqual(ids);
    }),
  );
});
