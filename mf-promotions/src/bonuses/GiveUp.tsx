import { keyOf, useMoney, useScope, useShell, wordingText } from '@tessera/kit';
import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import { Button, Notice } from '@tessera/ui';
import { bonusGiveUp, bonusList, type MemberBonus } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import { useText, type MessageId } from '../text.ts';

const REFUSALS: RefusalTexts<typeof bonusGiveUp, MessageId> = { '404': 'bonus.over' };

/** Gives a bonus up, after a question that says what is lost. */
export function GiveUp({ bonus }: { readonly bonus: MemberBonus }) {
  const text = useText();
  const money = useMoney();
  const { queries } = useScope();
  const { dialogs } = useShell();
  const { state, error, submit } = useIntent(bonusGiveUp, { about: bonus.id });
  async function giveUp(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('bonus.giveUpTitle', { title: bonus.title }),
      body: text('bonus.giveUpBody', { value: money(bonus.value), wagered: money(bonus.wagered) }),
      confirm: text('bonus.giveUp'),
      cancel: text('bonus.keep'),
    });
    if (!isSure) return;
    const outcome = await submit({ id: bonus.id });
    if (outcome?.status !== 'failed') await queries.invalidateQueries({ queryKey: keyOf(bonusList) });
  }
  const problem = error === undefined ? undefined : problemOf(error, REFUSALS, FAILURE_TEXTS);
  return (
    <>
      {problem && (
        <Notice tone="error" role="alert">
          {wordingText(text, problem.wording)}
        </Notice>
      )}
      <Button
        tone="quiet"
        size="sm"
        loading={state.status === 'pending'}
        aria-label={text('bonus.giveUpTitle', { title: bonus.title })}
        onClick={() => void giveUp()}
      >
        {text('bonus.giveUp')}
      </Button>
    </>
  );
}
