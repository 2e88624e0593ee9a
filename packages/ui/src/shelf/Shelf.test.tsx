/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shelf } from './Shelf.tsx';

function setUp() {
  render(
    <Shelf title="Hot" previousLabel="Earlier" nextLabel="Further">
      <button>One</button>
      <button>Two</button>
      <button>Three</button>
    </Shelf>,
  );
  return userEvent.setup();
}

test('is a region with a list, named by its title', () => {
  setUp();
  expect(screen.getByRole('region', { name: 'Hot' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('moves from card to card by arrow keys and stops at the ends', async () => {
  const user = setUp();
  screen.getByText('One').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Three')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('Two')).toHaveFocus();
});

describe('the arrow buttons', () => {
  let report: (ratios: readonly number[]) => void;
  beforeEach(() => {
    class Observer {
      readonly #cards: Element[] = [];
      constructor(act: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        report = (ratios) =>
          act(
            this.#cards.map((target, place) => ({
              target,
              intersectionRatio: ratios[place] ?? 0,
              boundingClientRect: new DOMRect(0, 0, 100, 100),
            })),
          );
      }
      observe = (card: Element) => this.#cards.push(card);
      disconnect = () => undefined;
    }
    Object.assign(window, { IntersectionObserver: Observer });
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  const areDisabled = () =>
    ['Earlier', 'Further'].map(
      (name) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true }).disabled,
    );

  test.each([
    ['if everything fits', [1, 1], [true, true]],
    ['at the start', [1, 0.2], [true, false]],
    ['between the ends', [0, 0.97], [false, false]],
    ['at the end', [0, 0.99], [false, true]],
  ])('follow the first and the last card: %s', (_, ratios, expected) => {
    setUp();
    act(() => report(ratios));
    expect(areDisabled()).toEqual(expected);
  });
});
