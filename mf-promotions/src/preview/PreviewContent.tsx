import styled from '@emotion/styled';
import { lazily, useMoney } from '@tessera/kit';
import { DescriptionList, Heading, space, Text, TextSkeleton } from '@tessera/ui';
import type { AnswerOf, preview } from '@tessera/wire';
import { Terms } from '../bonuses/Terms.tsx';
import { Facts } from '../promotion/Facts.tsx';
import { useText } from '../text.ts';
import { useDay } from '../use-day.ts';
import { useHall } from '../use-hall.ts';

const RichText = lazily(() => import('@tessera/kit/rich-text'));
const WheelPreview = lazily(() => import('./WheelPreview.tsx'));

type Preview = AnswerOf<typeof preview>;
type Part<Name extends keyof Preview> = NonNullable<Preview[Name]>;

const Root = styled.article`
  display: grid;
  gap: ${space[12]};
`;

/** What a preview shows, as players will see it, without anything to press. */
export function PreviewContent({ shown }: { readonly shown: Preview }) {
  return (
    <Root>
      {shown.popUp && <Html {...shown.popUp} />}
      {shown.news && <News {...shown.news} />}
      {shown.promotion && <Promotion {...shown.promotion} />}
      {shown.bonus && <Bonus {...shown.bonus} />}
      {shown.envelope && <Envelope {...shown.envelope} />}
      {shown.wheel && <WheelPreview wheel={shown.wheel} fallback={null} />}
      {shown.signIn && <SignIn {...shown.signIn} />}
      {shown.mission && <Mission {...shown.mission} />}
    </Root>
  );
}

const Title = ({ children }: { readonly children: string }) => (
  <Heading level={3} size={20}>
    {children}
  </Heading>
);

const Html = ({ title, content }: Part<'popUp'>) => (
  <>
    <Title>{title}</Title>
    <RichText html={content} fallback={<TextSkeleton lines={4} />} />
  </>
);

function News({ title, publishedAt, content }: Part<'news'>) {
  const day = useDay();
  return (
    <>
      <Text tone="muted" size={14}>
        {day(publishedAt)}
      </Text>
      <Html title={title} content={content} />
    </>
  );
}

const Promotion = (promotion: Part<'promotion'>) => (
  <>
    <Facts promotion={promotion} size="large" />
    <Title>{promotion.title}</Title>
    <Text tone="muted">{promotion.summary}</Text>
    <RichText html={promotion.content} fallback={<TextSkeleton lines={4} />} />
  </>
);

const Bonus = (bonus: Part<'bonus'>) => (
  <>
    <Title>{bonus.title}</Title>
    <Terms terms={bonus} currency={bonus.currency} />
  </>
);

function Envelope({ amount, currency, shares, minutes, isDaily }: Part<'envelope'>) {
  const text = useText();
  const money = useMoney();
  return (
    <>
      <Title>{text('envelope.title')}</Title>
      <p>{text('preview.envelope', { amount: money(amount, currency), shares, minutes })}</p>
      {isDaily === 1 && <p>{text('preview.daily')}</p>}
      <Text tone="muted" size={14}>
        {text('envelope.rule')}
      </Text>
    </>
  );
}

function SignIn({ days }: Part<'signIn'>) {
  const text = useText();
  const money = useMoney();
  return (
    <>
      <Title>{text('signin.title')}</Title>
      <DescriptionList
        items={days.map(({ day, reward }) => ({
          id: String(day),
          label: text('signin.day', { day }),
          value: money(reward),
        }))}
      />
    </>
  );
}

function Mission({ kind, goal, hallId, reward, isDaily }: Part<'mission'>) {
  const text = useText();
  const money = useMoney();
  const hall = useHall();
  return (
    <>
      <Title>{text(`mission.${kind}`, { count: goal, hall: hallId === null ? '' : hall(hallId) })}</Title>
      <p>{text('mission.reward', { amount: money(reward) })}</p>
      {isDaily === 1 && <p>{text('preview.daily')}</p>}
    </>
  );
}
