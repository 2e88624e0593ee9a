import styled from '@emotion/styled';
import { layer, Notice, size, space, VisuallyHidden } from '@tessera/ui';
import { useText } from '../text.ts';
import type { Launch } from './launch.machine.ts';
import { useQueuedPlace } from './use-queued-place.ts';

/** Above the page's end. */
const Place = styled.div`
  position: fixed;
  z-index: ${layer.float};
  inset: auto ${space[16]} calc(${size.bottomBar} + ${space[16]});
  inline-size: fit-content;
  margin-inline: auto;
`;

/**
 * Announces a launch that waits for the quit of the game before. It is visible unless the game's card shows it. The
 * live region is always present: screen readers often skip one that appears together with its text.
 */
export default function QueuedNotice({ launch }: { readonly launch: Launch | undefined }) {
  const text = useText();
  useQueuedPlace(launch);
  const words = launch && text('launch.queued_named', { game: launch.game.name });
  return (
    <Place role="status">
      {words && (launch.onCard ? <VisuallyHidden>{words}</VisuallyHidden> : <Notice>{words}</Notice>)}
    </Place>
  );
}
