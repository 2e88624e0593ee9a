import { useEffect } from 'preact/hooks';
import { GAME_CODES } from '../../protocol/codes.ts';
import { useServices } from '../hooks/services.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useCell } from '../services/cell.ts';
import { canDeposit } from '../services/deposit.ts';
import { refusalScreen } from './refusals.ts';

/** Says why something was not done, and what can be done about it. */
export function Refusal() {
  const services = useServices();
  const shown = useCell(services.refusals.shown);
  const { interrupted } = services;
  useEffect(() => interrupted.set(shown !== undefined), [interrupted, shown]);
  if (!shown) return null;
  return <Screen key={shown.code} {...shown} />;
}

function Screen({
  code,
  lower,
  decide,
}: NonNullable<ReturnType<typeof useServices>['refusals']['shown']['value']>) {
  const { words, money, balance, session, leave, deposit } = useServices();
  const { icon, title, text, ways, passing } = refusalScreen(code);
  const low = code === GAME_CODES.balanceTooLow;
  const canPayIn = low && session.mode !== 'demo' && canDeposit(session.lobbyUrl);
  const told = low && session.mode === 'demo' ? 'balanceDemo' : text;
  return (
    <Dialog
      title={words(title)}
      class="refusal"
      onClose={passing ? () => decide('dismiss') : undefined}
      actions={
        <>
          {ways.map(({ decision, label }, n) => (
            <Button
              key={decision}
              label={words(label)}
              kind={n === ways.length - 1 && !low ? 'primary' : 'plain'}
              first={n === ways.length - 1 && !low}
              onPress={() => decide(decision)}
            />
          ))}
          {canPayIn && (
            <Button
              label={words('balanceDeposit')}
              onPress={() => {
                decide('dismiss');
                deposit();
              }}
            />
          )}
          {low && lower !== undefined && (
            <Button
              kind="primary"
              first
              label={words('balanceLower', { stake: money.write(lower) })}
              onPress={() => decide('lower')}
            />
          )}
          {low && lower === undefined && (
            <Button kind="primary" first label={words('close')} onPress={leave} />
          )}
        </>
      }
    >
      <span class="refusal-icon">
        <Icon name={icon} />
      </span>
      <p>{words(told, { balance: money.write(balance.shown.value) })}</p>
    </Dialog>
  );
}
