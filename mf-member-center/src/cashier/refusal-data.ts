import { fromWire, isCallError, type Schema } from '@tessera/wire';
import * as v from 'valibot';

/** Returns the data of a refusal with this code, where it has the shape that the call declares for it. */
export function refusalData<Shape extends Schema>(
  error: unknown,
  code: string,
  shape: Shape,
): v.InferOutput<Shape> | undefined {
  if (!isCallError(error) || error.failure.kind !== 'refused' || error.failure.code !== code)
    return undefined;
  const parsed = v.safeParse(shape, fromWire(shape, error.failure.data));
  return parsed.success ? parsed.output : undefined;
}
