import { EVENT_SCHEMAS } from '@tessera/contracts';
import { EVENTS } from '@tessera/wire';
import * as v from 'valibot';
import { sampleOf } from './sample.ts';

test.each(EVENTS.map((event) => [event.name, event.payload] as const))(
  'the realtime event %s has a sample that it accepts',
  (_, schema) => {
    expect(v.is(schema, sampleOf(schema))).toBe(true);
  },
);

test.each(Object.entries(EVENT_SCHEMAS))('the event %s has a sample that it accepts', (_, schema) => {
  expect(v.is(schema, sampleOf(schema))).toBe(true);
});

test('a sample is in the schema’s own words', () => {
  expect(
    sampleOf(v.object({ cash: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)), version: v.number() })),
  ).toEqual({
    cash: '12.50',
    version: 1,
  });
});

test('a schema that accepts nothing plain is named', () => {
  expect(() => sampleOf(v.pipe(v.string(), v.length(40)))).toThrow('string');
});
