import * as v from 'valibot';
import { fromWire, toWire } from './casing.ts';

const schema = v.object({
  gpId: v.number(),
  gameName: v.union([v.string(), v.record(v.string(), v.string())]),
  list: v.optional(v.array(v.object({ isNew: v.pipe(v.number(), v.minValue(0)) }))),
  maintain: v.nullable(v.object({ endAt: v.string() })),
});

const inside = { gpId: 3, gameName: { en_US: 'Reef' }, list: [{ isNew: 1 }], maintain: { endAt: 'x' } };
const wire = { gp_id: 3, game_name: { en_US: 'Reef' }, list: [{ is_new: 1 }], maintain: { end_at: 'x' } };

test('renames the keys of objects and keeps the keys of records', () => {
  expect(toWire(schema, inside)).toEqual(wire);
  expect(fromWire(schema, wire)).toEqual(inside);
});

test('drops a field that the schema does not know', () => {
  expect(fromWire(schema, { gp_id: 3, password_hash: 'secret' })).toEqual({ gpId: 3 });
});

test('leaves a value of the wrong type for the schema to reject', () => {
  expect(fromWire(schema, { gp_id: 3, list: 'no list', maintain: null })).toEqual({
    gpId: 3,
    list: 'no list',
    maintain: null,
  });
});
