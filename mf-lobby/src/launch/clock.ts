/** `75` → `1:15`, `3675` → `1:01:15`. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
