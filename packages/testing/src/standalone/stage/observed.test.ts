import { memberCash } from '@tessera/wire';
import { createFakeShell } from '../../fake-shell.ts';
import { createBench } from '../bench/bench.ts';
import { START } from '../bench/state.ts';
import { observeBus, observeLive } from './observed.ts';

function open() {
  const bench = createBench(START, '/');
  const shell = createFakeShell();
  let changes = 0;
  const onListening = () => (changes += 1);
  return {
    bench,
    changes: () => changes,
    live: observeLive(shell.live, bench.note, onListening),
    bus: observeBus(shell.bus, bench.note, onListening),
  };
}

test('lists the events that the remote listens to, each with a sample payload', () => {
  const { live, bus, changes } = open();
  const stops = [
    live.service.on(memberCash, () => undefined),
    bus.service.on('game.closed', () => undefined),
  ];
  expect([...live.listening(), ...bus.listening()]).toEqual([
    { from: 'live', name: 'member.cash', sample: { cash: '1', version: 1 } },
    { from: 'bus', name: 'game.closed', sample: { gameId: 1 } },
  ]);
  stops.forEach((stop) => stop());
  expect([...live.listening(), ...bus.listening()]).toEqual([]);
  expect(changes()).toBe(4);
});

test('delivers an event that fits its schema, and refuses others', () => {
  const { live, bus, bench } = open();
  const received: unknown[] = [];
  live.service.on(memberCash, (payload) => received.push(payload));
  bus.service.on('game.closed', (payload) => received.push(payload));
  live.send('member.cash', { cash: '5.00', version: 3 });
  bus.send('game.closed', { gameId: 4, extra: true });
  expect(received).toEqual([{ cash: '5.00', version: 3 }, { gameId: 4 }]);
  expect(() => live.send('member.cash', { cash: 'much' })).toThrow('does not carry');
  expect(() => bus.send('game.closed', {})).toThrow('does not carry');
  expect(() => bus.send('game.lost', {})).toThrow('no event game.lost');
  expect(bench.log.get()).toHaveLength(2);
});

test('a request without a listener is logged as waiting', () => {
  const { bus, bench } = open();
  bus.service.emit('auth.loginRequested', {});
  bus.service.emit('wallet.changed', {});
  expect(bench.log.get().map((entry) => entry.text)).toEqual([
    'wallet.changed',
    'auth.loginRequested · waits for the remote that answers it',
  ]);
});
