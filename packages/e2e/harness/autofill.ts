import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Fills in fields as a browser does by itself: values and events, without focus, keys or leaving a field.
 * @param given by a field's `autocomplete`, or by its name where that is `on`
 */
export async function autofill(form: Locator, given: Readonly<Record<string, string>>): Promise<void> {
  const filled = await form.locator('form').evaluate((element, values) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const known: string[] = [];
    for (const input of (element as HTMLFormElement).querySelectorAll('input')) {
      const key = input.autocomplete === 'on' ? input.name : input.autocomplete;
      const value = values[key];
      if (value === undefined) continue;
      write?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
      known.push(key);
    }
    return known;
  }, given);
  expect(new Set(filled)).toEqual(new Set(Object.keys(given)));
}
