import styled from '@emotion/styled';
import { hallOf } from '@tessera/domain';
import { color, media, space, Tag, text } from '@tessera/ui';
import { withLateText } from '../later/with-late-text.tsx';
import { useLateText } from '../later/late.text.ts';

/** Between the keywords of a hall in every catalogue. */
const SEPARATOR = ' · ';

const Intro = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  padding-block-end: ${space[12]};
  font-size: ${text[14]};
  color: ${color.muted};
`;

const Keywords = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.phone} {
    display: none;
  }
`;

function HallIntroLoaded({ hall }: { readonly hall: number }) {
  const late = useLateText();
  const key = hallOf(hall)?.key;
  if (!key) return null;
  return (
    <Intro>
      <p>{late(`hall.${key}.intro`)}</p>
      <Keywords>
        {late(`hall.${key}.keywords`)
          .split(SEPARATOR)
          .map((word) => (
            <li key={word}>
              <Tag>{word}</Tag>
            </li>
          ))}
      </Keywords>
    </Intro>
  );
}

/** What a hall has, in a sentence and some keywords (spec §3 Game hall ids); nothing for an unknown game type. */
export const HallIntro = withLateText(HallIntroLoaded);
