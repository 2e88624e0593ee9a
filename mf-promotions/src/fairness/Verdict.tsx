import { Notice } from '@tessera/ui';
import { useText, type MessageId } from '../text.ts';

interface VerdictProps {
  /** `undefined`: everything is as promised. */
  readonly fault: MessageId | undefined;
  readonly right: string;
  readonly rightText: string;
  readonly wrong: string;
}

/** Whether what the site has revealed is what it promised, in a sentence. */
export function Verdict({ fault, right, rightText, wrong }: VerdictProps) {
  const text = useText();
  if (fault === undefined) {
    return (
      <Notice tone="success" title={right}>
        {rightText}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={wrong}>
      {text(fault)} {text('fair.report')}
    </Notice>
  );
}
