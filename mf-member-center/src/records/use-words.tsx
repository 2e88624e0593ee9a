import { useMoney, useScope, useSite } from '@tessera/kit';
import { Text } from '@tessera/ui';

/** Formats moments on the site's clock, and amounts with their sign. */
export function useWords(currency: string) {
  const { intl } = useScope();
  const { settings } = useSite();
  const money = useMoney();
  const { timeZone } = settings;
  const plain = (amount: string) => money(amount, currency);
  return {
    moment: (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    money: plain,
    /** A change of the balance: the sign says what the colour says. */
    signed: (amount: string) => {
      const isGain = !amount.startsWith('-') && Number(amount) !== 0;
      return (
        <Text as="span" size={14} tone={isGain ? 'positive' : 'normal'}>
          {isGain ? `+${plain(amount)}` : plain(amount)}
        </Text>
      );
    },
  };
}
