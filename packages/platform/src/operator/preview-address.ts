import { ensurePreviewKey, signPreview, type PreviewTarget } from '../previews/preview-token.ts';
import type { Work } from './command.ts';

export const PREVIEW_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Returns a line with an address that shows something which is not published. @param hours how long it does */
export async function previewLine(
  { tx, now, publicUrl }: Work,
  target: PreviewTarget,
  hours: number = PREVIEW_HOURS,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  const token = signPreview(await ensurePreviewKey(tx), target, expiresAt);
  return `Preview until ${expiresAt.toISOString()}, for everybody who has the address: ${publicUrl}/discount?preview=${token}`;
}
