import { useState } from 'preact/hooks';
import type { RoundAnswer } from '../answers.ts';
import { useServices } from '../hooks/services.ts';
import { Button } from '../parts/Button.tsx';
import { PlayedLine } from '../parts/PlayedLine.tsx';
import { fairAddress } from './address.ts';
import { loadRules, verify, type Verified } from './check.ts';
import { Marks } from './Marks.tsx';

/** A past round with what it was drawn from; checked in the browser when the player asks for it. */
export function CheckedRound({ round }: { readonly round: RoundAnswer }) {
  const { words, money, session, instants } = useServices();
  // What is mixed in is everybody's, where no seed is promised to the player alone.
  const shared = session.fair.nextHash === null;
  const [checked, set] = useState<Verified | undefined>(undefined);
  const { seed, hash, salt } = round.fair;
  const { choice, actions, view, rulesVersion } = round;

  async function check(): Promise<void> {
    const rules = (await loadRules(session.game))[session.variant];
    if (!rules || seed === null) return;
    const told = {
      ...{ seed, hash, salt, rulesVersion, choice, actions, view },
      stake: money.read(round.stake),
      payout: money.read(round.payout ?? '0'),
      returned: money.read(round.returned),
    };
    set(verify(rules, told, money.read));
  }

  const address = fairAddress({
    game: session.game,
    variant: session.variant,
    version: String(rulesVersion),
    ...{ seed: seed ?? '', hash, salt },
    choice: JSON.stringify(choice),
    actions: JSON.stringify(actions),
  });
  return (
    <li class="fair-round">
      <div class="fair-head">
        <time dateTime={new Date(round.at).toISOString()}>
          {instants.write(round.at, { timeStyle: 'medium' })}
        </time>
        <span class="past-line">
          <PlayedLine round={round} />
        </span>
        {seed !== null && <Button label={words('fairCheck')} onPress={() => void check()} />}
      </div>
      <dl class="fair-values">
        <dt>{words('fairHash')}</dt>
        <dd>
          <code>{hash}</code>
        </dd>
        <dt>{words('fairSeed')}</dt>
        <dd>
          {seed === null ? (
            words('fairSeedHidden')
          ) : (
            <a href={address} target="_blank" rel="noopener">
              <code>{seed}</code>
            </a>
          )}
        </dd>
        <dt>{words(shared ? 'fairNumber' : 'fairWords')}</dt>
        <dd>
          <code>{salt}</code>
        </dd>
      </dl>
      {checked && <Marks words={words} hashRight={checked.hashRight} roundRight={checked.roundRight} />}
    </li>
  );
}
