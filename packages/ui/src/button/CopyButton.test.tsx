/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(props: Partial<CopyButtonProps> = {}) {
  const copy = jest.fn(async () => true);
  const { container } = render(
    <CopyButton
      label="Copy the link"
      copied="The link is copied."
      failed="Copying failed."
      copy={copy}
      {...props}
    />,
  );
  return { copy, region: () => container.querySelector('[aria-live="polite"]')! };
}
const button = () => screen.getByRole('button', { name: 'Copy the link' });
const press = () => act(async () => button().click());

test('says beside the button that it has copied, for a while', async () => {
  const { copy, region } = show();
  expect(region()).toBeEmptyDOMElement();
  await press();
  expect(copy).toHaveBeenCalledTimes(1);
  expect(region()).toHaveTextContent('The link is copied.');
  act(() => jest.runAllTimers());
  expect(region()).toBeEmptyDOMElement();
  expect(button()).toBeVisible();
});

test.each([
  ['could not copy', async () => false],
  ['threw', () => Promise.reject(new Error('not allowed'))],
])('says it, and goes on saying it, where the browser %s', async (_name, copy) => {
  const { region } = show({ copy });
  await press();
  act(() => jest.runAllTimers());
  expect(region()).toHaveTextContent('Copying failed.');
});

test('counts the time from the last press, and empties the region before the next announcement', async () => {
  const { region } = show();
  await press();
  act(() => jest.advanceTimersByTime(3_000));
  act(() => button().click());
  expect(region()).toBeEmptyDOMElement();
  await act(async () => undefined);
  act(() => jest.advanceTimersByTime(3_000));
  expect(region()).toHaveTextContent('The link is copied.');
});

test('has its name on the icon alone', async () => {
  const { region } = show({ compact: true });
  expect(button()).toHaveTextContent('');
  await press();
  expect(region()).toHaveTextContent('The link is copied.');
  expect(button()).toHaveAttribute('title', 'Copy the link');
});
