import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { quickBetHeightAtom } from './quickbet.atoms.ts';
import { Lines, Stage } from './quickbet.styles.ts';

/** Lines of the skeleton: the title, six matches, and the link to all of them. */
const LINES = 8;

interface QuickBetStageProps {
  readonly isShown?: boolean;
  /** The frame, once it has an address. */
  readonly children?: ReactNode;
}

/** The frame's container, with the frame's current, last or expected height. */
export function QuickBetStage({ isShown = false, children }: QuickBetStageProps) {
  const height = useAtomValue(quickBetHeightAtom);
  return (
    <Stage
      aria-busy={!isShown}
      data-shown={isShown ? '' : undefined}
      style={height === undefined ? undefined : { blockSize: height }}
    >
      {children}
      {!isShown && (
        <Lines aria-hidden="true">
          {Array.from({ length: LINES }, (_, line) => (
            <i key={line} />
          ))}
        </Lines>
      )}
    </Stage>
  );
}
