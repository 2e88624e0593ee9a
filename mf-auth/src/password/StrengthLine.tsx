import styled from '@emotion/styled';
import { color, motion, space, text as textSize, tileShape } from '@tessera/ui';
import { useText, type MessageId } from '../text.ts';
import { LEVELS, type Strength } from './strength.ts';
import { useStrength } from './use-strength.ts';

/** Has its height also before there are words: the form does not jump with the first letter. */
const Line = styled.div`
  display: grid;
  gap: ${space[8]};
  min-block-size: 34px;
  font-size: ${textSize[12]};
  color: ${color.muted};
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(${LEVELS.length}, minmax(0, 1fr));
  gap: ${space[4]};
  & > i {
    block-size: 6px;
    ${tileShape};
    background: ${color.lineStrong};
    transition: background ${motion.press};
  }
  &[data-level='weak'] > i[data-lit] {
    background: ${color.negative};
  }
  &[data-level='fair'] > i[data-lit] {
    background: ${color.accent};
  }
  &[data-level='good'] > i[data-lit],
  &[data-level='strong'] > i[data-lit] {
    background: ${color.positive};
  }
`;

interface StrengthLineProps {
  readonly password: string;
  readonly account: string;
}

/** Says how well a password resists guessing, in a word beside the colour; a screen reader is informed of changes. */
export function StrengthLine({ password, account }: StrengthLineProps) {
  const text = useText();
  const strength = useStrength(password, account);
  const lit = strength ? LEVELS.indexOf(strength.level) + 1 : 0;
  return (
    <Line>
      <Tiles aria-hidden="true" data-level={strength?.level}>
        {LEVELS.map((level, i) => (
          <i key={level} data-lit={i < lit ? '' : undefined} />
        ))}
      </Tiles>
      <span role="status">{strength && text(wordsOf(strength))}</span>
    </Line>
  );
}

function wordsOf({ level, weakness }: Strength): MessageId {
  return weakness ? `password.weakness.${weakness}` : `password.strength.${level}`;
}
