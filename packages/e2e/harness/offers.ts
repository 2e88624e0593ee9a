import { expect, type Page } from '@playwright/test';

/** What the page's shell gives to its parts, as far as it is used here. */
interface Offering {
  readonly offers?: { readonly openDialog: (name: string, args: unknown) => Promise<unknown> };
}

/** A node of React's tree in the page. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: { readonly value?: Offering } | null;
}

/**
 * Opens a dialog by its open name, as another remote would: through the shell that the page's own parts have. For
 * dialogs that no screen opens yet.
 */
export async function openOffered(page: Page, name: string, args: object): Promise<void> {
  // A page that has just been opened has no shell before its scripts have run.
  await expect(() => openOnce(page, name, args)).toPass();
}

async function openOnce(page: Page, name: string, args: object): Promise<void> {
  await page.evaluate(
    ([wanted, given]) => {
      const container = [...document.querySelectorAll('*')]
        .concat(document.documentElement)
        .map((element) => element as Element & Record<string, Fiber | undefined>)
        .flatMap((element) =>
          Object.keys(element)
            .filter((key) => key.startsWith('__reactContainer$'))
            .map((key) => element[key]),
        )[0];
      const documentKey = Object.keys(document).find((key) => key.startsWith('__reactContainer$'));
      const root = container ?? (document as unknown as Record<string, Fiber>)[documentKey ?? ''];
      const waiting: (Fiber | null | undefined)[] = [root];
      while (waiting.length > 0) {
        const fiber = waiting.pop();
        if (!fiber) continue;
        const offers = fiber.memoizedProps?.value?.offers;
        if (offers) return void offers.openDialog(wanted, given);
        waiting.push(fiber.sibling, fiber.child);
      }
      throw new Error('the page has no shell yet');
    },
    [name, args] as const,
  );
}
