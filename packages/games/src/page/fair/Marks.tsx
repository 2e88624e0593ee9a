import { Icon } from '../parts/Icon.tsx';
import type { Words } from '../services/words.ts';

/** What a check has found, in words and signs. */
export function Marks({
  words,
  hashRight,
  roundRight,
}: {
  readonly words: Words;
  readonly hashRight: boolean;
  /** Missing where there is no told round to hold the rules' against. */
  readonly roundRight?: boolean | 'otherRules';
}) {
  return (
    <ul class="marks" role="status">
      <Found right={hashRight} text={words(hashRight ? 'fairHashRight' : 'fairHashWrong')} />
      {roundRight === 'otherRules' && <li>{words('fairOtherRules')}</li>}
      {typeof roundRight === 'boolean' && (
        <Found right={roundRight} text={words(roundRight ? 'fairRoundRight' : 'fairRoundWrong')} />
      )}
    </ul>
  );
}

function Found({ right, text }: { readonly right: boolean; readonly text: string }) {
  return (
    <li class={right ? 'right' : 'wrong'}>
      <Icon name={right ? 'check' : 'close'} />
      {text}
    </li>
  );
}
