import type { Conversion, DraftsService } from '@tessera/contracts';
import { trackDeposit } from './track-deposit.ts';

const EVENT = { orderNumber: 'D1', depositAmount: '20.00', depositTimes: 1 };
const FACTS = { id: 'D1', value: '20.00', currency: 'USD' };

/** The browser's locks as far as they are used: shared by all tabs of the test. */
function createLocks() {
  const held = new Set<string>();
  return {
    /** The tab that held them is closed. */
    releaseAll: () => held.clear(),
    request: async (name: string, _options: object, callback: (lock: object | null) => unknown) => {
      if (held.has(name)) return callback(null);
      held.add(name);
      return callback({});
    },
  };
}

/** What the device keeps, the same for all tabs. */
function createKept(): Pick<DraftsService, 'keep' | 'kept'> {
  const texts = new Map<string, string>();
  return { keep: (name, text) => void texts.set(name, text), kept: (name) => texts.get(name) };
}

function openTab(kept = createKept()) {
  const reported: Conversion[] = [];
  const tracking = { report: (one: Conversion) => void reported.push(one) };
  return { reported, shell: { tracking, drafts: kept } };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));

const browserWith = (given: object) =>
  Object.defineProperty(globalThis, 'navigator', { value: given, configurable: true });

test('reports the first payment and the purchase, once over all tabs', () => {
  browserWith({ locks: createLocks() });
  const [one, other] = [openTab(), openTab()];
  trackDeposit(one.shell, EVENT, 'USD');
  trackDeposit(other.shell, EVENT, 'USD');
  expect(one.reported).toEqual([
    { name: 'first_payment', ...FACTS },
    { name: 'purchase', ...FACTS },
  ]);
  expect(other.reported).toEqual([]);
});

test('the main window reports where the member’s window is closed', () => {
  const locks = createLocks();
  browserWith({ locks });
  const [main, kept] = [openTab(), createKept()];
  // The member's window was closed before the payment was credited: it received no event.
  openTab(kept);
  locks.releaseAll();
  trackDeposit(main.shell, EVENT, 'USD');
  expect(main.reported.map(({ name }) => name)).toEqual(['first_payment', 'purchase']);
});

test.each([true, false])(
  'the main window reports nothing again after the window that reported was closed; locks: %s',
  (hasLocks) => {
    const locks = createLocks();
    browserWith(hasLocks ? { locks } : {});
    const kept = createKept();
    const [members, main] = [openTab(kept), openTab(kept)];
    trackDeposit(members.shell, EVENT, 'USD');
    locks.releaseAll();
    // The event comes again after a gap in the connection.
    trackDeposit(main.shell, EVENT, 'USD');
    expect(members.reported).toHaveLength(2);
    expect(main.reported).toEqual([]);
    trackDeposit(main.shell, { ...EVENT, orderNumber: 'D2', depositTimes: 2 }, 'USD');
    expect(main.reported.map(({ id }) => id)).toEqual(['D2', 'D2']);
  },
);

test('reports a later payment as repeated, also in a browser without locks', () => {
  browserWith({});
  const { reported, shell } = openTab();
  trackDeposit(shell, { ...EVENT, depositTimes: 2 }, 'USD');
  expect(reported.map(({ name }) => name)).toEqual(['repeat_payment', 'purchase']);
});
