import { CURRENCIES } from '@tessera/domain';
import { useShell, useSite } from '@tessera/kit';
import { Button, ChevronDownIcon, Menu } from '@tessera/ui';
import { useText } from '../text.ts';

/** Chooses the currency of a guest; a member's currency is that of the account. */
export function CurrencyMenu() {
  const text = useText();
  const { site } = useShell();
  const { currency, settings } = useSite();
  if (settings.currencies.length < 2) return null;
  return (
    <Menu
      trigger={(props) => (
        <Button
          tone="quiet"
          aria-label={text('frame.currency', { code: currency })}
          iconEnd={<ChevronDownIcon size={16} />}
          {...props}
        >
          {currency}
        </Button>
      )}
      items={settings.currencies.map((code) => ({
        id: code,
        label: `${code}  ${CURRENCIES[code].symbol}`,
        selected: code === currency,
        onSelect: () => site.setCurrency(code),
      }))}
    />
  );
}
