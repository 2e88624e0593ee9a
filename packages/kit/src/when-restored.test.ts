import type { Session } from '@tessera/contracts';
import { createState } from '@tessera/domain/state';
import { whenRestored } from './when-restored.ts';

const RESTORING: Session = { status: 'restoring' };
const GUEST: Session = { status: 'guest' };

function watch(first: Session) {
  const session = createState(first);
  const life = new AbortController();
  const act = jest.fn();
  whenRestored({ session } as unknown as Parameters<typeof whenRestored>[0], life.signal, act);
  return { session, life, act };
}

test('acts at once where the session has been restored by then', () => {
  const { session, act } = watch(GUEST);
  expect(act.mock.calls).toEqual([[GUEST]]);
  session.set({ ...GUEST });
  expect(act).toHaveBeenCalledTimes(1);
});

test('waits until the session is restored, whatever else changes meanwhile, and acts once', () => {
  const { session, act } = watch(RESTORING);
  session.set({ ...RESTORING });
  expect(act).not.toHaveBeenCalled();
  session.set(GUEST);
  session.set({ ...GUEST });
  expect(act.mock.calls).toEqual([[GUEST]]);
});

test('never acts after its life has ended', () => {
  const { session, life, act } = watch(RESTORING);
  life.abort();
  session.set(GUEST);
  expect(act).not.toHaveBeenCalled();
});
