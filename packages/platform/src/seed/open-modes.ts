import type { OpenMode } from '@tessera/wire';

/** Providers whose games do not open in a window of their own, by name. */
const MODES: Readonly<Record<string, OpenMode>> = {
  // Tables are left and changed often: they stand over the lobby.
  'Tallow Lane': 'modal',
  // Card rooms fill the page, and the browser's own way back leads out of them.
  Parquet: 'page',
  // Its games want the whole tab, and lead back to the lobby by themselves.
  'Saltmarsh Nine': 'redirect',
};

/** How a provider's games open where nothing else decides it (readings: "open mode"). */
export function openModeOf(provider: string): OpenMode {
  return MODES[provider] ?? 'window';
}
