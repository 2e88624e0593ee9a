/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Timeline } from './Timeline.tsx';

const STEPS = [
  { id: 'requested', title: 'Requested', state: 'done', time: '2 May, 10:30' },
  { id: 'review', title: 'Under review', state: 'current', text: 'We check each withdrawal.' },
  { id: 'paid', title: 'Paid', state: 'ahead' },
] as const;

test('lists the steps in their order, and marks the present one', () => {
  render(<Timeline label="Withdrawal" steps={STEPS} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]).toHaveTextContent('Requested2 May, 10:30');
  expect(steps[1]).toHaveTextContent('We check each withdrawal.');
});

test('only the sign of the present step breathes', () => {
  render(<Timeline label="Withdrawal" steps={STEPS} />);
  const animationOf = (step: number) =>
    getComputedStyle(screen.getAllByRole('listitem')[step]!.querySelector('svg')!).animation;
  expect(animationOf(1)).toMatch(/infinite/);
  expect(animationOf(0)).not.toMatch(/infinite/);
});

test('less motion, by the system or the player, pauses the sign', () => {
  const css = readFileSync(new URL('../styles/variants.css', `file://${__filename}`), 'utf8');
  expect(css.match(/--ambient-motion: paused/g)).toHaveLength(2);
  render(<Timeline label="Withdrawal" steps={STEPS} />);
  const sign = screen.getAllByRole('listitem')[1]!.querySelector('svg')!;
  expect(getComputedStyle(sign).animationPlayState).toBe('var(--ambient-motion, running)');
});
