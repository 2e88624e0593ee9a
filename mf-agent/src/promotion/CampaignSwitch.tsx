import { keyOf, useScope, useShell } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button } from '@tessera/ui';
import { agentLinks, agentLinkSwitch } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import type { Campaign } from './CampaignTable.tsx';
import { SWITCH_TEXTS } from './promotion.codes.ts';

/** Switches a campaign's link on or off. */
export function CampaignSwitch({ campaign: { code, campaign, isActive } }: { readonly campaign: Campaign }) {
  const text = useText();
  const { toast } = useShell();
  const { queries } = useScope();
  const { state, submit } = useIntent(agentLinkSwitch, { about: code });
  const label = text(isActive ? 'promotion.switchOff' : 'promotion.switchOn');
  async function turn(): Promise<void> {
    const outcome = await submit({ code, isActive: isActive ? 0 : 1 });
    if (outcome === undefined) return;
    if (outcome.status !== 'done') {
      const { wording } = problemOf(outcome.error, SWITCH_TEXTS, FAILURE_TEXTS);
      toast.show('error', formatWording(text, wording));
    }
    void queries.invalidateQueries({ queryKey: keyOf(agentLinks) });
  }
  return (
    <Button
      size="sm"
      loading={state.status === 'pending'}
      aria-label={`${label}: ${campaign}`}
      onClick={() => void turn()}
    >
      {label}
    </Button>
  );
}
