import { useRef, useState } from 'preact/hooks';

const COLUMNS = 9;
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** Numbers to cross; one stop for Tab, arrows go from number to number. */
export function NumberGrid(props: {
  readonly label: string;
  readonly numbers: number;
  readonly picked: readonly number[];
  /** No more can be crossed; those that are can be taken off. */
  readonly full: boolean;
  readonly onToggle: (number: number) => void;
}) {
  const { label, numbers, picked, full, onToggle } = props;
  const [stop, setStop] = useState(1);
  const box = useRef<HTMLDivElement>(null);

  function go(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = stop + step;
    if (to < 1 || to > numbers) return;
    setStop(to);
    box.current!.querySelectorAll('button')[to - 1]!.focus();
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the group only listens for what its buttons do not know: the arrows
    <div ref={box} class="numbers" role="group" aria-label={label} onKeyDown={go}>
      {Array.from({ length: numbers }, (_, index) => index + 1).map((number) => {
        const crossed = picked.includes(number);
        return (
          <button
            key={number}
            type="button"
            class="number"
            tabIndex={number === stop ? 0 : -1}
            aria-pressed={crossed}
            aria-disabled={full && !crossed}
            onClick={() => {
              setStop(number);
              if (crossed || !full) onToggle(number);
            }}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
