import { Button, useWords } from '../../../page/kit.ts';
import type english from './messages/en_US.json';

/** What most players choose, as they would write it. */
const PRESETS = ['1.50', '2.00', '5.00', '10.00'] as const;

/** The multiplier at which the bet takes itself out; empty where the player does. */
export function AutoAtField(props: {
  readonly text: string;
  readonly wrong: boolean;
  readonly locked: boolean;
  /** Of the note below it. */
  readonly id: string;
  readonly onChange: (text: string) => void;
}) {
  const words = useWords<keyof typeof english>();
  const { text, wrong, locked, id, onChange } = props;
  return (
    <div class="auto-at">
      <label>
        <span>{words('autoAt')}</span>
        <input
          type="text"
          inputMode="decimal"
          autocomplete="off"
          value={text}
          placeholder={words('byHand')}
          disabled={locked}
          aria-invalid={wrong}
          aria-describedby={id}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <small id={id} class={wrong ? 'wrong' : 'visually-hidden'}>
        {words('autoAtRange')}
      </small>
      <div class="presets">
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            kind="plain"
            label={`${words.number(Number(preset))}×`}
            pressed={text === preset}
            disabled={locked}
            onPress={() => onChange(text === preset ? '' : preset)}
          />
        ))}
      </div>
    </div>
  );
}
