import { useMoney, useScope } from '@tessera/kit';
import { DescriptionList, Heading } from '@tessera/ui';
import type { AnswerOf, preview } from '@tessera/wire';
import { useText } from '../text.ts';
import { byAmount, isBlank } from '../wheel/prizes.ts';
import { Wheel } from '../wheel/Wheel.tsx';

interface WheelPreviewProps {
  readonly wheel: NonNullable<AnswerOf<typeof preview>['wheel']>;
}

/** A wheel that does not turn, with its prizes and their chances. */
export default function WheelPreview({ wheel: { currency, drawsPerDay, prizeSettings } }: WheelPreviewProps) {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  const chance = (sweep: number) =>
    intl.formatNumber(sweep / 360, { style: 'percent', maximumSignificantDigits: 3 });
  return (
    <>
      <Heading level={3} size={20}>
        {text('wheel.title')}
      </Heading>
      <Wheel prizes={prizeSettings} rotation={0} turnsTo={undefined} />
      <p>{text('preview.draws', { count: drawsPerDay })}</p>
      <DescriptionList
        items={byAmount(prizeSettings).map(({ prizeId, amount, sweep = 0 }) => ({
          id: String(prizeId),
          label: isBlank({ amount }) ? text('wheel.nothing') : money(amount, currency),
          value: chance(sweep),
        }))}
      />
    </>
  );
}
