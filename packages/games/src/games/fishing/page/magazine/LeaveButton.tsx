import { Button, useMoney } from '../../../../page/kit.ts';
import { useFishingWords } from '../words.ts';
import { useBasket } from './use-basket.ts';
import type { Magazine } from './use-magazine.ts';

/** Stops here, and says what comes back. */
export function LeaveButton({
  magazine: { phase, round },
  onPress,
}: {
  readonly magazine: Magazine;
  readonly onPress: () => void;
}) {
  const words = useFishingWords();
  const { back } = useBasket(round);
  return (
    <Button
      kind="round"
      icon="wallet"
      label={words('leave', { amount: useMoney().write(back) })}
      disabled={phase !== 'open'}
      onPress={onPress}
    />
  );
}
