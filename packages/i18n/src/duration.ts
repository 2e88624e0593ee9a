import { numberFormat } from './formats.ts';

export interface DurationParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits a duration into whole units, for a message. Never negative, even if the device's clock is set back. */
export function splitDuration(ms: number): DurationParts {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return {
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * Formats a duration like a clock, in the locale's format: with seconds (`1:15`, `1:01:15`), or as hours and minutes
 * (`0:05`, `1:05`). Does not use `Intl.DurationFormat`, which Firefox before 136 and Chrome before 129 lack and which
 * writes `01:15`.
 */
export function formatDuration(ms: number, tag: string, smallest: 'minutes' | 'seconds' = 'seconds'): string {
  const { hours, minutes, seconds } = splitDuration(ms);
  const parts = smallest === 'minutes' ? [hours, minutes] : [minutes, seconds];
  if (smallest === 'seconds' && hours > 0) parts.unshift(hours);
  return parts
    .map((part, index) =>
      numberFormat(tag, { minimumIntegerDigits: index === 0 ? 1 : 2, useGrouping: false }).format(part),
    )
    .join(':');
}
