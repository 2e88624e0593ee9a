import type { Conversion } from '@tessera/contracts';
import { trackDeposit } from './track-deposit.ts';

const EVENT = { orderNumber: 'D1', depositAmount: '20.00', depositTimes: 1 };
const FACTS = { id: 'D1', value: '20.00', currency: 'USD' };

/** The browser's locks as far as they are used: shared by all tabs of the test. */
function createLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _options: object, callback: (lock: object | null) => unknown) => {
      if (held.has(name)) return callback(null);
      held.add(name);
      return callback({});
    },
  };
}

function openTab() {
  const reported: Conversion[] = [];
  return { reported, tracking: { report: (one: Conversion) => void reported.push(one) } };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));

const browserWith = (given: object) =>
  Object.defineProperty(globalThis, 'navigator', { value: given, configurable: true });

test('reports the first payment and the purchase, once over all tabs', () => {
  browserWith({ locks: createLocks() });
  const [one, other] = [openTab(), openTab()];
  trackDeposit(one.tracking, EVENT, 'USD');
  trackDeposit(other.tracking, EVENT, 'USD');
  expect(one.reported).toEqual([
    { name: 'first_payment', ...FACTS },
    { name: 'purchase', ...FACTS },
  ]);
  expect(other.reported).toEqual([]);
});

test('reports a later payment as repeated, also in a browser without locks', () => {
  browserWith({});
  const { reported, tracking } = openTab();
  trackDeposit(tracking, { ...EVENT, depositTimes: 2 }, 'USD');
  expect(reported.map(({ name }) => name)).toEqual(['repeat_payment', 'purchase']);
});
