import { useSession } from '../../../page/kit.ts';
import { HOUSES } from '../rules/index.ts';
import { useBlackjackWords } from './words.ts';

/** The rules of this table, and what each decision means. */
export function Help() {
  const words = useBlackjackWords();
  const { variant } = useSession();
  const { hitsSoft17, mostHands } = HOUSES[variant as keyof typeof HOUSES];
  return (
    <>
      <h3>{words('helpGoal')}</h3>
      <p>{words('helpGoalNote')}</p>
      <p>{words('helpValues')}</p>
      <h3>{words('helpDecisions')}</h3>
      <dl class="bj-help">
        <div>
          <dt>{words('hit')} · H</dt>
          <dd>{words('helpHit')}</dd>
        </div>
        <div>
          <dt>{words('stand')} · S</dt>
          <dd>{words('helpStand')}</dd>
        </div>
        <div>
          <dt>{words('double')} · D</dt>
          <dd>{words('helpDouble')}</dd>
        </div>
        <div>
          <dt>{words('split')} · P</dt>
          <dd>{words('helpSplit', { count: mostHands })}</dd>
        </div>
        <div>
          <dt>{words('insurance')} · Y / N</dt>
          <dd>{words('helpInsurance')}</dd>
        </div>
      </dl>
      <h3>{words('helpHouse')}</h3>
      <p>
        {words('helpHouseNote')} {words(hitsSoft17 ? 'soft17Hit' : 'soft17Stand')}.
      </p>
      <p>{words('helpReturn')}</p>
    </>
  );
}
