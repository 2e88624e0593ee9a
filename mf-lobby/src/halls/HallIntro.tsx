import styled from '@emotion/styled';
import { hallOf } from '@tessera/domain';
import { color, media, space, text } from '@tessera/ui';
import { withLateText } from '../later/with-late-text.tsx';
import { useLateText } from '../later/late.text.ts';

const Intro = styled.p`
  padding-block-end: ${space[12]};
  font-size: ${text[14]};
  color: ${color.muted};
  & > span {
    padding-inline-start: ${space[12]};
  }
  ${media.phone} {
    & > span {
      display: none;
    }
  }
`;

function HallIntroLoaded({ hall }: { readonly hall: number }) {
  const late = useLateText();
  const key = hallOf(hall)?.key;
  if (!key) return null;
  return (
    <Intro>
      {late(`hall.${key}.intro`)} <span>{late(`hall.${key}.keywords`)}</span>
    </Intro>
  );
}

/** What a hall has, in a sentence and some keywords (spec §3 Game hall ids); nothing for an unknown game type. */
export const HallIntro = withLateText(HallIntroLoaded);
