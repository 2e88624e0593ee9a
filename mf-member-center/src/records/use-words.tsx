import { useListedTime, useMoney, useSiteTime } from '@tessera/kit';
import { Text } from '@tessera/ui';

/** Formats times of the site, and amounts with their sign. */
export function useWords(currency: string) {
  const money = useMoney();
  const moment = useSiteTime();
  const plain = (amount: string) => money(amount, currency);
  return {
    /** With the zone, and the device's time where its clock differs. */
    moment,
    /** Short, for a table of a page that names the zone below. */
    listed: useListedTime(),
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
