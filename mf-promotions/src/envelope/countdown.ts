const SECOND_MS = 1_000;

/** Formats the rest of a time in hours, minutes and seconds: `4:05`, `1:04:05`. */
export function countdownText(leftMs: number): string {
  const total = Math.ceil(leftMs / SECOND_MS);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
