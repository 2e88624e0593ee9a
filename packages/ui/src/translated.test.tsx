/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { installDialog } from './dialog/dialog.jsdom.ts';
import * as ui from './index.ts';

beforeAll(installDialog);

/** Wraps all text as Chrome's translator does; what may not be translated is left alone. */
function translate(root: Element): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('[translate="no"]') || text.data.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.textContent = `«${text.data}»`;
  }
}

const chips = (icon: ReactNode, href?: string) => (
  <ui.Chips
    label="Halls"
    items={[{ id: 'slot', label: 'Slots', icon, ...(href && { href }) }]}
    value="slot"
    onSelect={() => {}}
  />
);
const icon = <ui.FlameIcon />;

const CHANGES: Record<string, readonly [ReactNode, ReactNode]> = {
  tag: [
    <ui.Tag key="a">New</ui.Tag>,
    <ui.Tag key="a" tone="new">
      New
    </ui.Tag>,
  ],
  chip: [chips(undefined), chips(icon)],
  'link of a chip': [chips(undefined, '/slots'), chips(icon, '/slots')],
  button: [
    <ui.Button key="a">Play</ui.Button>,
    <ui.Button key="a" icon={icon} iconEnd={icon}>
      Play
    </ui.Button>,
  ],
  'link of a button': [
    <ui.ButtonLink key="a" href="/">
      Play
    </ui.ButtonLink>,
    <ui.ButtonLink key="a" href="/" icon={icon} iconEnd={icon}>
      Play
    </ui.ButtonLink>,
  ],
  progress: [
    <ui.Progress key="a" label="Steps" value={1} />,
    <ui.Progress key="a" label="Steps" value={1} text="1 of 3" />,
  ],
  field: [
    <ui.Field key="a" label="Name" help="As in your passport">
      <ui.TextInput />
    </ui.Field>,
    <ui.Field key="a" label="Name" error="Missing" optionalLabel="optional">
      <ui.TextInput />
    </ui.Field>,
  ],
  notice: [
    <ui.Notice key="a">Quiet</ui.Notice>,
    <ui.Notice key="a" title="Word" action={<ui.Button>Go</ui.Button>}>
      Quiet
    </ui.Notice>,
  ],
};

describe('a page that the browser has translated', () => {
  test.each(Object.entries(CHANGES))('still changes its %s, back and forth', (_name, [before, after]) => {
    const { container, rerender } = render(before);
    translate(container);
    expect(() => {
      for (const next of [after, before, after]) {
        rerender(next);
        translate(container);
      }
    }).not.toThrow();
  });

  test('shows a new text where a sibling came', () => {
    const { container, rerender } = render(<ui.Progress label="One step" value={1} text="1 of 3" />);
    translate(container);
    rerender(<ui.Progress label="Two steps" value={2} />);
    expect(container).toHaveTextContent(/^Two steps$/);
  });

  test('counts on its jackpot and its money, untranslated', () => {
    const shown = (amount: string) => (
      <>
        <ui.Jackpot label="Jackpot" amount={amount} format={(decimal) => `$${decimal}`} symbol="$" />
        <ui.Money value={amount} format={(decimal) => `$${decimal}`} />
      </>
    );
    document.documentElement.dataset['motion'] = 'reduced';
    const { container, rerender } = render(shown('12.50'));
    translate(container);
    rerender(shown('13.75'));
    expect(container).not.toHaveTextContent('«$');
    expect(screen.getAllByText('$13.75')).toHaveLength(3);
    expect(screen.getByText('.75')).toBeInTheDocument();
    expect(screen.getByText('«Jackpot»')).toBeInTheDocument();
  });
});
