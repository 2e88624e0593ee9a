import { Button, useSound, useWords } from '../../../page/kit.ts';
import type english from './messages/en_US.json';

/** What fills a ticket in and empties it, and what it can bring. */
export function TicketTools(props: {
  readonly prize: string;
  readonly empty: boolean;
  readonly onQuick: () => void;
  readonly onClear: () => void;
}) {
  const words = useWords<keyof typeof english>();
  const sound = useSound();
  return (
    <div class="ticket-tools">
      <Button
        label={words('quick')}
        onPress={() => {
          sound.play('card');
          props.onQuick();
        }}
      />
      <Button
        kind="round"
        icon="clear"
        label={words('clearTicket')}
        disabled={props.empty}
        onPress={props.onClear}
      />
      <p class="prize">{props.prize}</p>
    </div>
  );
}
