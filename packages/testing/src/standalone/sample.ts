import * as v from 'valibot';

/** The parts of valibot's schema objects that the walk looks at. */
interface Shape {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const TEXTS = [
  'sample',
  '1',
  '12.50',
  '2026-01-01T00:00:00Z',
  '2026-01-01',
  'https://example.com/',
  '#10131a',
];
const NUMBERS = [1, 0, 0.5];

/**
 * Returns a small value that the schema accepts, as the start of a form.
 * @throws TypeError where no plain value is accepted
 */
export function sampleOf(schema: v.GenericSchema): unknown {
  const found = candidates(schema).find((value) => v.is(schema, value));
  if (found === undefined) throw new TypeError(`no sample of a schema of the type ${schema.type}`);
  return found;
}

function candidates(schema: v.GenericSchema): readonly unknown[] {
  const shape = schema as unknown as Shape;
  if (shape.wrapped) return [sampleOf(shape.wrapped)];
  switch (shape.type) {
    case 'string':
      return TEXTS;
    case 'number':
      return NUMBERS;
    case 'boolean':
      return [true];
    case 'literal':
      return [shape.literal];
    case 'picklist':
      return shape.options ?? [];
    case 'union':
    case 'variant':
      return (shape.options ?? []).map((option) => sampleOf(option as v.GenericSchema));
    case 'array':
      return [[], shape.item && [sampleOf(shape.item)]];
    case 'object':
      return [
        Object.fromEntries(Object.entries(shape.entries ?? {}).map(([name, one]) => [name, sampleOf(one)])),
      ];
    default:
      return [{}, null];
  }
}
