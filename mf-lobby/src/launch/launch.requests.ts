import type { GameReference } from '@tessera/contracts';
import { callScope, type RemoteScope } from '@tessera/kit';
import { demoPlay, play } from '@tessera/wire';

/** Requests a demo. @returns its address */
export async function requestDemo(
  { shell }: RemoteScope,
  { gpId, house, gameType, gameCode }: GameReference,
  signal: AbortSignal,
): Promise<string> {
  const { siteId, currency, device } = callScope(shell);
  const { gameUrl } = await shell.api.send(
    demoPlay,
    { siteId, currency, device, gpId, house, gameType, gameCode },
    { signal },
  );
  return gameUrl;
}

/** Requests a real game; its address arrives over the member's channel. */
export async function requestGame(
  { shell }: RemoteScope,
  { gpId, house, gameType, gameCode }: GameReference,
  origin: string,
  signal: AbortSignal,
): Promise<void> {
  const { device } = callScope(shell);
  const lobbyUrl = origin + shell.windows.href('/close');
  await shell.api.send(play, { provider: gpId, house, gameType, gameCode, lobbyUrl, device }, { signal });
}
