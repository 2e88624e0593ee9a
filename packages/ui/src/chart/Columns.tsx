import { useRef, useState, type KeyboardEvent } from 'react';
import { stepIndex } from '../navigation/step.ts';
import { Axis, Groups, Plot, PLOT_PX, Reading, Root } from './chart.styles.ts';
import type { ColumnChartProps } from './ColumnChart.tsx';
import type { Scale } from './scale.ts';

interface ColumnsProps extends Pick<ColumnChartProps, 'label' | 'series' | 'groups' | 'formatTick'> {
  scale: Scale;
}

/** The share of a group's width that its columns take, in per cent of it. */
const FILLED = 64;
const MAX_COLUMN_SHARE = 40;
/** Columns of a few groups stay columns, in per cent of the drawing. */
const WIDEST_GROUP = 20;
/** A column of a value that is not zero is always seen. */
const LEAST_PX = 2;

/** The drawing itself. It is as wide as its place, with text in the page's own size. */
export function Columns({ label, series, groups, scale, formatTick }: ColumnsProps) {
  const [chosen, setChosen] = useState(groups.length - 1);
  const list = useRef<HTMLUListElement>(null);
  const at = Math.min(chosen, groups.length - 1);
  const group = groups[at];
  const { ticks, low, high } = scale;
  const y = (value: number) => ((high - value) / (high - low)) * PLOT_PX;
  const share = 100 / Math.max(1, groups.length);
  const width =
    (Math.min(share, WIDEST_GROUP) * Math.min(FILLED, MAX_COLUMN_SHARE * series.length)) /
    100 /
    series.length;

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = stepIndex(isMirrored ? mirrored(event.key) : event.key, at, groups.length, 'horizontal');
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <Root>
      <Reading>
        <strong>{group?.name ?? group?.label}</strong>
        {series.map(({ id, label: name }, index) => (
          <span key={id} data-series={index}>
            {name} <b>{group?.texts[index]}</b>
          </span>
        ))}
      </Reading>
      <Axis aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{formatTick(tick)}</span>
        ))}
      </Axis>
      <Plot width="100%" height={PLOT_PX} aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} data-zero={tick === 0 || undefined} />
        ))}
        {groups.map(({ id, values }, index) => (
          <g key={id} data-chosen={index === at || undefined}>
            {series.map(({ id: name }, place) => {
              const value = values[place] ?? 0;
              const start = share * (index + 0.5) + width * (place - series.length / 2);
              const length = value === 0 ? 0 : Math.max(LEAST_PX, Math.abs(y(0) - y(value)));
              return (
                <rect
                  key={name}
                  data-series={place}
                  data-below={value < 0 || undefined}
                  x={`${start + width * 0.06}%`}
                  y={value < 0 ? y(0) : y(0) - length}
                  width={`${width * 0.88}%`}
                  height={length}
                  rx="3"
                />
              );
            })}
          </g>
        ))}
      </Plot>
      <Groups ref={list} aria-label={label} onKeyDown={onKeyDown}>
        {groups.map(({ id, label: short, name, texts }, index) => (
          <li key={id}>
            <button
              type="button"
              tabIndex={index === at ? 0 : -1}
              aria-pressed={index === at}
              aria-label={`${name ?? short}: ${series.map((one, place) => `${one.label} ${texts[place] ?? ''}`).join(', ')}`}
              onClick={() => setChosen(index)}
              onFocus={() => setChosen(index)}
              onPointerEnter={() => setChosen(index)}
            >
              <span {...labelled(groups.length - 1 - index, groups.length)}>{short}</span>
            </button>
          </li>
        ))}
      </Groups>
    </Root>
  );
}

/** Labels that fit beside each other on a phone, and on a wider screen. */
const MOST_LABELS = { narrow: 6, wide: 12 } as const;

/** Marks at which widths a label is shown: evenly, and always the latest, so that none meets another. */
function labelled(fromLast: number, count: number) {
  const isShown = (most: number) => fromLast % Math.ceil(count / most) === 0 || undefined;
  return { 'data-narrow': isShown(MOST_LABELS.narrow), 'data-wide': isShown(MOST_LABELS.wide) };
}

const mirrored = (key: string) =>
  key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
