import styled from '@emotion/styled';
import { useAnswer, useMoney, useSession, useShell } from '@tessera/kit';
import { Button, CheckIcon, color, font, media, radius, space, text as textSize } from '@tessera/ui';
import { signIn, type AnswerOf } from '@tessera/wire';
import { useText } from '../text.ts';
import { todayOf } from './today.ts';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  padding: ${space[16]};
  border-radius: ${radius[12]};
  background: ${color.card};
  & h2 {
    font-family: ${font.display};
    font-size: ${textSize[20]};
  }
  & p {
    color: ${color.muted};
    font-size: ${textSize[14]};
  }
  ${media.desktop} {
    padding: ${space[24]};
  }
`;

/** One stone for each day of the week: filled once its reward is collected. */
const Week = styled.span`
  display: flex;
  gap: ${space[8]};
  & > span {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${radius[8]};
    background: ${color.base};
    color: ${color.positive};
  }
  & > [data-state='today'] {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
`;

/** The week of the daily sign-in on the home page; offered as the slot `mf-promotions:signInBlock`. */
export default function SignInBlock() {
  const { status } = useSession();
  const week = useAnswer(signIn, {}, { enabled: status === 'member' }).data;
  // The home page is whole without it: nothing is shown while it loads, or where it fails.
  return status === 'member' && week && week.state !== 'noopen' ? <WeekBlock week={week} /> : null;
}

function WeekBlock({ week }: { readonly week: AnswerOf<typeof signIn> }) {
  const text = useText();
  const money = useMoney();
  const { offers } = useShell();
  const today = todayOf(week);
  return (
    <Root aria-labelledby="sign-in-block">
      <div>
        <h2 id="sign-in-block">{text('signin.title')}</h2>
        <p>{text('signin.streak', { count: week.streak })}</p>
      </div>
      <Week aria-hidden>
        {week.days.map(({ day, isClaimed }) => (
          <span key={day} data-state={day === today?.day ? 'today' : undefined}>
            {isClaimed === 1 && <CheckIcon size={18} />}
          </span>
        ))}
      </Week>
      <Button
        tone={today ? 'primary' : 'quiet'}
        onClick={() => void offers.openDialog('mf-promotions:signIn', {})}
      >
        {today ? text('signin.claim', { amount: money(today.reward) }) : text('signin.show')}
      </Button>
    </Root>
  );
}
