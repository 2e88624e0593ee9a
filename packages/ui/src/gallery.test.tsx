/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { installDialog } from './dialog/dialog.jsdom.ts';
import * as ui from './index.ts';

/** What React keeps for each element of the tree, as far as this test reads it. */
interface Fiber {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

test('shows every public component', async () => {
  installDialog();
  // jsdom lacks them, and the library of the QR code reads one when it is loaded.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  const { default: QrCode } = await import('./qr/QrCode.tsx');
  const { Gallery } = await import('../gallery/Gallery.tsx');
  const { container } = render(<Gallery />);
  const shown = typesIn(rootOf(container));
  const missing = Object.entries({ ...ui, QrCode })
    .filter(([name, value]) => isComponent(name, value) && !shown.has(value))
    .map(([name]) => name);
  expect(missing).toEqual([]);
});

/** Token groups have lower-case names, constants have upper-case ones. */
function isComponent(name: string, value: unknown): boolean {
  return /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || typeof value === 'object');
}

function rootOf(container: Element): Fiber {
  const key = Object.keys(container).find((each) => each.startsWith('__reactContainer$'));
  if (!key) throw new Error('React has another name for the root of its tree: change rootOf in this test');
  // The container has the first tree; the rendered one is the current tree of the root's state.
  const { stateNode } = Reflect.get(container, key) as { stateNode: { current: Fiber } };
  return stateNode.current;
}

function typesIn(fiber: Fiber | null, found = new Set<unknown>()): Set<unknown> {
  for (let each = fiber; each; each = each.sibling) {
    found.add(each.type);
    typesIn(each.child, found);
  }
  return found;
}
