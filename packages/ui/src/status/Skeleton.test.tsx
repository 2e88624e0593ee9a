/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { DialogPanel } from '../dialog/dialog.styles.ts';
import { Surface } from '../layout/Surface.tsx';
import { Skeleton } from './Skeleton.tsx';

const styleOf = (id: string) => getComputedStyle(screen.getByTestId(id));

test.each([
  ['a surface', <Surface key="1" data-testid="behind" />],
  ['a raised surface', <Surface key="2" data-testid="behind" data-raised="" />],
  ['a dialog', <DialogPanel key="3" data-testid="behind" />],
])('a placeholder has another colour than %s behind it', (_name, behind) => {
  render(behind);
  const { backgroundColor, background } = styleOf('behind');
  const skeleton = styleOf('behind').getPropertyValue('--skeleton').trim();
  expect(skeleton).toMatch(/^var\(--color-/);
  expect(backgroundColor || background).not.toBe(skeleton);
});

test('a placeholder takes the colour that it is given by what is behind it', () => {
  render(<Skeleton data-testid="line" />);
  expect(styleOf('line').background).toBe('var(--skeleton, var(--color-card))');
});
