import { useEffect, useRef } from 'preact/hooks';
import { useMoney, useWords } from '../../../page/kit.ts';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';

/** Opens the slip on a phone; says what is on it. */
export const SlipHandle = memo(function SlipHandle({
  legs,
  couldPay,
  standing,
  open,
  onPress,
}: {
  /** How many are on the slip. */
  readonly legs: number;
  /** Minor unit. */
  readonly couldPay: bigint;
  /** How many of the player's slips stand. */
  readonly standing: number;
  /** The keyboard comes back here when the sheet is closed. */
  readonly open: boolean;
  readonly onPress: () => void;
}) {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const at = button.current!;
    return open ? () => at.focus() : undefined;
  }, [open]);
  const isEmpty = legs === 0;
  const count = isEmpty ? standing : legs;
  return (
    <button ref={button} type="button" class="handle" data-full={isEmpty ? undefined : ''} onClick={onPress}>
      <span class="handle-lines">
        <span>
          <span>{words(isEmpty && standing > 0 ? 'myBets' : 'slip')}</span>
          {count > 0 && <span class="count">{words.number(count)}</span>}
        </span>
        {!isEmpty && (
          <small>
            {words('couldPay')} {money.write(couldPay)}
          </small>
        )}
      </span>
    </button>
  );
});
